import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('what is reckoned of money', () => {
  it.each([
    ['Nach vier Monaten Vermittlung ist mein Auto verkauft. Wie viel habe ich dann bezahlt?', 'CHF 600'],
    ['Was bleibt mir am Schluss nach drei Monaten Vermittlung?', 'CHF 450'],
    ['Wie oft könnte ich für 400 Franken dampfreinigen lassen?', '5 Mal'],
    ['Wie viele Dampfreinigungen bekomme ich für 500 Franken?', '6 Mal'],
    ['Ich zahle 280 im Monat für eine Garage. Was würde ich mit eurer Einlagerung sparen?', 'CHF 130 weniger'],
    ['Ich zahle 190 im Monat für eine Box. Spare ich mit dem Autohotel?', 'CHF 10 mehr'],
    ['Was kostet die Dampfreinigung, wenn ich zwei Autos und ein Wohnmobil bringe?', 'CHF 240'],
    ['autohotel kosten halbjahr', "CHF 1'200"],
    ['Wie viel günstiger ist die Einlagerung prozentual?', '25%'],
    ['Mit wie viel Franken im Monat muss ich rechnen, wenn ihr mein Auto verkauft?', 'CHF 150'],
    ['Was ist teurer bei euch, Wohnmobil oder Auto einlagern?', 'Massgebend sind Länge'],
    ['Für einen Monat Autohotel und eine Dampfreinigung, komme ich mit 250 hin?', 'Es fehlen CHF 30'],
    ['Lohnt sich die Einlagerung gegenüber einer Garage für 130 im Monat?', 'CHF 20 mehr'],
    ["Mir hei numme 100 Franke im Monet für e Platz. Git's da öppis?", 'reichen für keine'],
    ['Wir haben uns ein Limit von 2200 gesetzt. Keramik und Dampf, passt das rein?', 'Ja, das reicht'],
    ['I ha 5000 Franke gerbt, was cha me bi öich alles mache?', 'Im Einstieg reichen'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });

  it.each([
    ['Ich habe seit vier Monaten ein Wohnmobil. Was kostet die Einlagerung?', 'CHF 600'],
    ['Wie oft dampfreinigt ihr?', 'Mal:'],
  ])('«%s» does not tell %s', async (question, untold) => {
    expect(await lastReply([question])).not.toContain(untold);
  });

  it('takes a vehicle that is told closer for what was talked about', async () => {
    const reply = await lastReply(['Was choschtet s Versigle bi öich?', 'U für nes chlises, so eis wi mi California?']);
    expect(reply).toContain("CHF 1'699");
  });

  it('takes a time until it is sold for months of brokerage', async () => {
    const reply = await lastReply([
      'Was choschtet d Vermittlig?',
      'U we dir füf Mönet bruuchet, bis ds Wohnmobil furt isch?',
    ]);
    expect(reply).toContain('CHF 750');
  });
});
