import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { prices } from '../../knowledge/facts.js';
import { lastReply } from '../testing/last-reply.js';

const { claims } = businessProfile;

describe('a later turn', () => {
  it.each([
    // Another subject, the same question.
    [['Was kostet das Autohotel?', 'Und was ist mit der Einlagerung?'], prices.storage],
    [['Was kostet das Autohotel?', 'Wie sieht es bei der Vermittlung aus?'], prices.brokerage],
    [['Wie lange dauert die Versiegelung?', 'Bei der Dampfreinigung auch?'], 'Wie lange die Dampfreinigung dauert'],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und im Autohotel?'], "CHF 1'200"],
    [['Was choschtet s Autohotel für 3 Mönet?', 'und 8?', 'und iilagere?'], "CHF 1'200"],
    [['Wie viele Monate Autohotel kriege ich für 1500 Franken?', 'und Einlagerung?'], '10 Monate'],
    // Another number.
    [['Was kostet die Einlagerung für 4 Monate?', 'Nein, sorry, 5 meinte ich'], 'CHF 750'],
    [['Reichen 800 Franken für 4 Monate im Autohotel?', 'Und für 5?'], '4 Monate'],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und für zwei Autos?'], "CHF 1'800"],
    [['Was kostet die Einlagerung?', 'Und wenn ich zwei Wohnwagen habe?'], 'CHF 300'],
    [['Was kostet die Einlagerung für 6 Monate?', 'Und pro Monat?'], prices.storage],
    [['Autohotel Preis', 'und im Halbjahr?'], "CHF 1'200"],
    // Another size, which is no other kind of vehicle.
    [['wie lange helt di keramik', 'und was kosted das', 'auch für ein kleines womo?'], prices.ceramicSealing],
    [['Was kostet das Autohotel?', 'gilt das auch für grosse Wohnmobile?'], prices.autohotelServicesPage],
    // Several together, or against each other.
    [['was kostet d Dampfreinigung', 'und wenn i grad no d Keramik dezue nimm, was isch das zämme?'], "CHF 1'779"],
    [['Was kostet die Dampfreinigung?', 'Und die Keramik?', 'Und beides zusammen?'], "CHF 1'779"],
    [['Vermittlung für 5 Monate', 'und mit Dampfreinigung zusammen?'], 'CHF 830'],
    [['Was ist besser, einlagern oder Autohotel?', 'und was ist günstiger?'], 'um CHF 50 pro Monat'],
    [['Was kostet das Autohotel?', 'Und die Einlagerung?', 'Welches von beiden ist billiger?'], 'um CHF 50 pro Monat'],
    // One of two that were named.
    [['Was ist besser, Autohotel oder Einlagerung?', 'Was kostet das Zweite?'], prices.storage],
    [['Was kostet das Autohotel?', 'Und die Einlagerung?', 'Was kostet das Erste pro Jahr?'], "CHF 2'400"],
    [['Wa isch besser, iilagere oder Autohotel?', 'und wela vo dene zwei isch günstiger?'], 'um CHF 50 pro Monat'],
    [['Was kostet die Keramik und die Dampfreinigung?', 'Was zahle ich, wenn ich beides nehme?'], "CHF 1'779"],
    // The same under a condition.
    [['Wie lange hält die Keramik?', 'Auch wenn wir im Jahr 30000 km fahren?'], claims.sealingRefresh],
    // Another time.
    [['Habt ihr am Samstag offen?', 'und unter der Woche?'], 'Von Montag bis Freitag'],
    [['Haben Sie jetzt offen?', 'bis wann?'], '17:30'],
    [['Kann ich am Samstag kommen?', 'und lieber am Montag um 7?'], 'Nein, dann ist geschlossen'],
    [['Habt ihr am Samstag offen?', 'auch am Nachmittag?'], 'Nein, dann ist geschlossen. Am Samstag'],
    [['Händ ihr am Fritig offe?', 'bis wenn?'], 'Am Freitag'],
    [['Haben Sie jetzt offen?', 'Schade. Ab wann denn wieder?'], '13:30'],
    // Another vehicle, and several that were told of before.
    [['Preis Dampfreinigung', 'ganzes Womo?'], 'Verschmutzung'],
    [['Verkauft ihr Wohnmobile?', 'und Oldtimer auch?'], 'Klassiker'],
    [['Mir hei zwöi Outo. Was choschtet s Autohotel?', 'u für beidi zäme?'], 'CHF 400'],
    [['Ich habe zwei Oldtimer. Was kostet das Autohotel?', 'Und für ein halbes Jahr?'], "CHF 2'400"],
    [['Was kostet bei euch eine Dampfreinigung?', 'Mir hän drei Auto, also 240 für alli?'], 'CHF 240'],
    // A part of it, or one alone.
    [['Was kostet die Dampfreinigung?', 'nur d Sitz?'], 'Zwei Vordersitze'],
    [['Ich habe zwei Autos. Was kostet die Einlagerung für beide?', 'Und nur der Porsche?', 'für 4 Monate'], 'CHF 600'],
    // What has an answer of its own at another time, or of another service.
    [['Komme ich im Autohotel jederzeit an mein Auto?', 'auch am Sonntag?'], 'Am Sonntag ist der Betrieb geschlossen'],
    [['Ist es im Autohotel klimatisiert?', 'Und im Sommer?'], 'klimatisierten Raum'],
    // What comes when it ends, and what is needed then.
    [['Wie lange hält die Keramik?', 'Und danach?'], claims.sealingRefresh],
    [['Gibt es noch Rabatt?', 'Wann wieder?'], 'Aktion'],
    [['Habt ihr eine Aktion?', 'Und für Autos?'], 'Ihres Wohnmobils'],
    [['Wann darf ich nach der Keramik waschen?', 'und mit was denn?'], 'Schwamm'],
    [['Kommt ihr zu mir nach Hause?', 'Auch aus Zürich?'], 'Hol- und Bringservice'],
    // Put right.
    [['Was kostet das Autohotel?', 'nai, i ha d Vermittlig gmaint'], prices.brokerage],
    [
      ['Wie lange dauert die Dampfreinigung?', 'sorry, ich meinte die Versiegelung'],
      'Wie lange die Keramikversiegelung dauert',
    ],
    [['Was kostet das Autohotel?', 'Nein, ich meinte für das Wohnmobil'], prices.autohotelServicesPage],
    [['Habt ihr Ferraris zu verkaufen?', 'und Lamborghini?'], 'Sportwagen'],
    // All that was talked about.
    [['Vermittlung Preis', 'Und das Autohotel?', 'Und die Einlagerung?', 'Was kostet alles zusammen?'], 'CHF 500'],
    [['Was kostet die Versiegelung?', 'Und eine Dampfreinigung?', 'Was wäre das alles zusammen?'], "CHF 1'779"],
    // For longer than what is asked one is bound.
    [['Wie funktioniert die Vermittlung?', 'Und wenn ich das nur einen Monat will?'], 'Mindestdauer'],
    [['Was kostet die Vermittlung?', 'Und wenn das Auto nach drei Wochen verkauft ist?'], 'CHF 450'],
    [['Was kostet die Vermittlung?', 'und wenn ihr erst nach 5 Monaten einen Käufer findet?'], 'CHF 750'],
    // A hint at its like is no leaving of it.
    [['Wie läuft die Vermittlung?', 'und was zahle ich, wenn es verkauft ist?'], prices.brokerage],
    // What the question leaves out.
    [['Macht ihr Dampfreinigung?', 'und wann kann man da wieder drauf schlafen'], 'hochkant'],
    [['Macht ihr Dampfreinigung?', 'wie heiss wird das?'], '180'],
    [['Reinigt ihr mit Dampf?', 'Was muss ich vorher ausräumen?'], 'Kofferraum'],
    [['Was kostet die Einlagerung?', 'Reinigt ihr es auch vorher?'], 'Salz'],
    [['Gibt es Garantie auf die Keramik?', 'wie viele Jahre?'], claims.guarantee],
    [['Wie lange dauert die Versiegelung?', 'Und was kostet der Spass?'], prices.ceramicSealing],
    [['Was kostet das Autohotel?', 'Wie lange hält das?'], claims.sealingLasts],
    [['Gibt es Garantie auf die Keramik?', 'Wie lange?'], claims.guarantee],
    [
      ['Wie lange ist die Garantie auf die Versiegelung?', 'Gut. Was muss ich dafür hinblättern?'],
      prices.ceramicSealing,
    ],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was kostet die Einlagerung?', 'Und was kostet das Autohotel insgesamt für 5 Monate?'], 'Zusammen'],
    [['Wie lange dauert die Dampfreinigung?', 'Was ist das Autohotel?'], 'Die Übergabe ist mit Termin'],
    [['Was kostet die Dampfreinigung?', 'Wann habt ihr offen?'], 'CHF'],
    [['Was kostet das Autohotel?', 'und wer schaut zum Auto?'], 'kostet'],
    [['Verkauft ihr Wohnmobile?', 'und Motorräder?'], 'Sportwagen'],
    [['Was kostet die Keramikversiegelung?', 'auch für Autos?'], 'CHF'],
    [['Wie lange dauert die Versiegelung?', 'Bekomme ich ein Ersatzauto?'], 'Wie lange die Keramikversiegelung dauert'],
    [['Habt ihr offen?', 'und wie ist das Wetter?'], '08:30'],
    [['Gibt es Rabatt?', 'Ok, und ohne Rabatt: was kostet es?'], 'ist vorbei'],
  ])('%j does not take up what it has of its own', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
