import { expect, it } from '@jest/globals';
import { isGerman } from './is-german.js';

it.each([
  'Ja, das Autohotel ist klimatisiert und wird rund um die Uhr überwacht.',
  'Die Dampfreinigung kostet ab CHF 80.',
  'Der schriftliche Kaufvertrag hält Zustand, bekannte Mängel, Zubehör und Zahlung fest.',
  'Wir holen Ihr Wohnmobil auf Anfrage ab.',
])('«%s» is German', (text) => {
  expect(isGerman(text)).toBe(true);
});

it.each([
  'Yes, the car hotel is climate-controlled and monitored around the clock.',
  'An old man in a hat was in the war, so they keep an animal in there.',
  'Sorry, I can not help you with that.',
  'Oui, le garage est surveillé et vous pouvez venir avec votre voiture.',
  'Sì, il parcheggio non è caro e la macchina è sicura con noi.',
  'Autohotel Keramikversiegelung Dampfreinigung',
  '12345',
  '',
])('«%s» is not', (text) => {
  expect(isGerman(text)).toBe(false);
});
