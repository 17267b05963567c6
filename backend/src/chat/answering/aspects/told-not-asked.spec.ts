import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

const NOON = '2026-05-13T12:20:00+02:00';

describe('what is meant as a question, and told as a statement', () => {
  it.each([
    ['I stah grad vor em Tor und s isch kei Mänsch ume', '13:30'],
    ['Letzte Woche war ich schon mal da, aber es war zu', '13:30'],
    ['ich kann leider nur abends nach sieben', 'geschlossen'],
    ['Ich arbeite bis um sechs und schaffe es unter der Woche nie rechtzeitig zu euch.', 'Am Samstag'],
    ['Wir kommen aus dem Tessin, das ist ziemlich weit für eine Übergabe', 'Hol- und Bringservice'],
    ['mehr als 10 Minuten fürs Abgeben im Autohotel habe ich nicht', 'Die Übergabe ist mit Termin'],
    ['Nicht dass wir mit dem Wohnmobil in eurer Einfahrt stecken bleiben', 'telefonisch'],
    [
      'In zwei Wochen fahren wir weg, und vorher sollte er noch eine Versiegelung bekommen',
      'Wie lange die Keramikversiegelung dauert',
    ],
    ['vermittlung für die kürzest mögliche zeit, was macht das total', 'CHF 450'],
    ['Ich habe einfach Angst vor Feuchtigkeit', 'klimatisiert'],
    ['Das mit der Keramik habe ich noch nicht ganz begriffen', 'polieren'],
  ])('«%s»', async (message, expected) => {
    expect(await lastReply([message], NOON)).toContain(expected);
  });

  it.each([
    ['Mir wüssed nöd wohi dermit, de Mercedes vom Vater staht nume ume', 'Musterstrasse'],
    ['Wir müssen das Wohnmobil von der Strasse wegbringen', 'Musterstrasse'],
    ['Die Polster habe ich schon shampooniert, jetzt sind da Ränder', '08:30'],
    ['Mein Vermieter hat mir die Garage gekündigt, im Winter fahre ich ihn nicht', 'Mindestdauer'],
    ['Das Wohnmobil will sie auf keinen Fall selber inserieren', 'Verkauf bis zu einem bestimmten Datum'],
  ])('«%s» does not ask for what its words also stand for', async (message, unexpected) => {
    expect(await lastReply([message], NOON)).not.toContain(unexpected);
  });
});
