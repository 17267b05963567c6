import { expect, it } from '@jest/globals';
import { plainFigures } from './plain-figures.js';

it.each([
  ["CHF 1'699", 'CHF 1699'],
  ['CHF 1’699.–', 'CHF 1699.-'],
  ['1 699 Franken', '1699 Franken'],
  ['1.699 Franken', '1699 Franken'],
  ['99.9 %', '99.9 %'],
  ['am 31.10.2025', 'am 31.10.2025'],
  ['zweihundert Franken', '200 Franken'],
  ['CHF zwei', 'CHF 2'],
  ['Tausendzweihundert kostet es', '1200 kostet es'],
  ['fünf Jahre Garantie', '5 Jahre Garantie'],
  ['drei bis fünf Jahre', '3 bis 5 Jahre'],
  ['ein Jahr', '1 Jahr'],
  ['ein Platz, zwei Angebote', 'ein Platz, zwei Angebote'],
  ['eine halbe Stunde', '0.5 Stunde'],
  ['anderthalb Stunden', '1.5 Stunden'],
  ['halb neun', '8:30'],
  ['halb zwei', '13:30'],
  ['halb eins', '12:30'],
  ['halbherzig', 'halbherzig'],
  ['fünfjährige Garantie', '5 Jahre Garantie'],
  ['5-jährig', '5 Jahre'],
  ['Fünfjahresgarantie', '5 Jahre garantie'],
  ['5-Jahres-Garantie', '5 Jahre Garantie'],
  ['zwanzigprozentiger Rabatt', '20 Prozent Rabatt'],
  ['mehrjährig, ganzjährig und monatlich', 'mehrjährig, ganzjährig und monatlich'],
  ['200\u00a0Franken', '200 Franken'],
])('«%s» is read as «%s»', (text, plain) => {
  expect(plainFigures(text)).toBe(plain);
});
