import { expect, it } from '@jest/globals';
import { isExact } from './is-exact.js';

it.each([
  'Das Autohotel kostet ab CHF 200 pro Monat.',
  'Ja, wir haben offen.',
  'Am Sonntag ist zu.',
  'Das reicht für sechs Monate.',
  'Innert 24 Stunden.',
  'Bis 31. Oktober 2025.',
])('«%s» is exact', (reply) => {
  expect(isExact(reply)).toBe(true);
});

it.each([
  'Der Dampf löst Fett und Gerüche.',
  'Das weiss ich nicht. Rufen Sie uns an: [+41 62 000 00 00](tel:+41620000000).',
  'Es gibt zwei Angebote.',
  'Ein Wohnmobil, nach dem monatelang niemand sieht, ist ein leichtes Ziel.',
  'Wachs ist nach einigen Monaten abgewaschen.',
])('«%s» is not', (reply) => {
  expect(isExact(reply)).toBe(false);
});
