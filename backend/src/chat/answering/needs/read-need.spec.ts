import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what somebody needs who only tells something', () => {
  it.each([
    ['Mein Camper sieht nach dem Winter schlimm aus', ['Dampfreinigung', 'Komplettpaket']],
    ['Der Kindersitz hat Joghurt abbekommen, die ganze Rückbank klebt', ['Dampf']],
    ['im camper richts seit den ferien nach nasem hund', ['Dampf']],
    ['Nach jedem Regen läuft mir das Wasser in Streifen über die Seitenwand.', ['Keramikversiegelung']],
    ['Mein Oldtimer steht in einer unverschlossenen Scheune, da schlafe ich schlecht', ['Einlagerung', 'Autohotel']],
    ['I ha ne alte Jaguar, dä wird nume zwöimau im Jahr usgfüert u süsch steit er im Räge', ['Einlagerung']],
    ['Jetzt steht er seit drei Monaten auf Autoscout und niemand ruft an', ['Vermittlung']],
    ['Wir haben ein Wohnmobil geerbt, das keiner von uns fahren will', ['Auftrag']],
    ['Überall roter Sand im Camper, in jeder Ritze. Schafft ihr das?', ['Dampf']],
    ['Auf dem Wohnmobil hat es Moos. Es steht halt das ganze Jahr draussen.', ['Keramikversiegelung']],
    ['Mis Womo staht dusse under em Baum und isch jetz ganz grüen.', ['Keramikversiegelung']],
    ['Mein Auto steht in der Tiefgarage und ist trotzdem immer voll Staub.', ['Dampfreinigung', 'Komplettpaket']],
    ['Wir haben den Wohnwagen vom Vater geerbt, er ist innen total verdreckt.', ['Dampf']],
    ['Mein Auto braucht einen Platz, es ist zwar dreckig, aber das macht nichts.', ['Einlagerung', 'Autohotel']],
    ['Ich möchte das Wohnmobil verkaufen, aber das Dach ist voller Moos.', ['Auftrag']],
    ['Das Auto vom Vater steht seit seinem Tod in der Garage. Wir brauchen es nicht.', ['Auftrag']],
    ['Ich gehe nach Kanada. Das Auto ist frisch geputzt und soll trocken stehen.', ['Einlagerung', 'Autohotel']],
    ['Ich parkiere auf der Strasse und habe Angst, dass mir jemand das Auto zerkratzt.', ['Einlagerung']],
    ['mein auto ist rot, ich liebe es und es soll nie rosten', ['Autohotel']],
  ])('«%s»', async (told, services) => {
    const reply = await lastReply([told]);
    for (const service of services) expect(reply).toContain(service);
  });

  it.each([
    ['Unterlagen Auto verkaufen', 'Fahrzeugausweis'],
    ['Das Auto ist geleast, kann ich es verkaufen?', 'Leasing'],
    ['Was kostet ein Platz für meinen Oldtimer, der in der Scheune steht?', 'CHF 200'],
    ['Mein Enkel hält einen Vortrag über Vulkane, und wir haben noch keine Zeile.', 'weiss ich nicht'],
  ])('«%s» is answered otherwise', async (told, expected) => {
    expect(await lastReply([told])).toContain(expected);
  });

  it.each([
    'Ihr habt mein Auto innen dreckig zurückgegeben',
    'Das Wohnmobil haben wir letztes Jahr verkauft',
    'Mein Auto hat einen Platten und steht auf der Strasse',
    'Ich brauche ein Mietauto für die Ferien in Spanien, zwei Wochen',
    'Ich suche einen Job als Autoverkäufer',
    'Es regnet auf unser Dach, und der Himmel ist grau',
    'Mein Mann ist letzte Woche gestorben, es geht mir nicht gut',
  ])('«%s» is told for something else', async (told) => {
    expect(await lastReply([told])).not.toMatch(/Dafür gibt es bei uns|Plätze haben wir|Wir verkaufen Ihr Fahrzeug/);
  });

  it('takes the next question to be about it', async () => {
    expect(await lastReply(['Im Bus stinkt es nach Hund und Rauch', 'Und was kostet das?'])).toContain('CHF 80');
  });
});
