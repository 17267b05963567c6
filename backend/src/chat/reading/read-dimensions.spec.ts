import { describe, expect, it } from '@jest/globals';
import { loneLength, mergeDimensions, readDimensions } from './read-dimensions.js';
import { table } from './testing/table.js';

describe('readDimensions', () => {
  it.each(
    table(`
    [7.5 m lang, 3.1 hoch] | [6,99 x 2,95] | Es ist [7.20 m lang und ca. 3.10 m hoch]. | [Länge 7.20, Höhe 3.10]
    Länge: 7,2 m / Höhe: 3,1 m → Länge: 7,2 m, Höhe: 3,1 m | [L 7.20 H 3.10] | [720 x 310 cm] | [7200 mm lang]
    [7.5 läng und 3.1 höch] | [7 Meter 20 lang und 3 Meter hoch] | Hymer B 678, [7.5 m], Jg. 2019 | [Höhe 3.1]
    ein [7 Meter] Wohnmobil | ein Hymer 4.5 m und ein Bürstner 4.4 m → 4.5 m, 4.4 m
    das Auto ist [4.5 und der Wohnwagen 7.5 m] | Baujahr 2021 [Länge 7.20] | [7.2 mal 3.1]
    7 Meter, Höchi 2 Meter 90 → 7 Meter lang, Höchi 2 Meter 90 | ausser der Länge, die ist 4.90 → Länge ist 4.90
    [siebeneinhalb Meter lang] | Mitte Mai, [sibenehalb Meter läng] | [sieben Meter zwanzig lang und drei Meter hoch]
    für ein [sieben Meter langes] Wohnmobil | mit unserem [3.2 m hohen] Camper | Sprinter 4x4 | 2 x 3 Tage
    Hymer B 678 | in 100 m links | unter 7 m | nach 3 Monaten | CHF 1'699 | 15.3. | 3 Plätze | zwei Meter daneben
    Mercedes S 500 lang | das isch ja [7 m lang] | ein Meterstab | drei Wochen lang | VW T5/T6 | 3.5 t | lang
  `),
  )('finds the size in «%s»: %s', (text, size) => {
    expect(readDimensions(text, 'message')?.words).toBe(size);
  });

  it.each(
    table(`
    [7.2/3.1], im Frühling | [sieben Meter lang] | im Frühling | weiss die Masse nicht, Mai
    [hoch ist es etwa 3 Meter] | [7m] | [4.5 und 4.4 m]
  `),
  )('takes the answer «%s» beside the date: %s', (text, size) => {
    expect(readDimensions(text, 'extras')?.words).toBe(size);
  });

  it.each(
    table(`
    [etwa 7 und 3] | weiss nicht | es sind aber [3.05] | die Höhe stimmt nicht, es sind [3.05]
  `),
  )('takes the answer «%s» by itself: %s', (text, size) => {
    expect(readDimensions(text, 'dimensions')?.words).toBe(size);
  });
});

it.each(
  table(`
    7m → 7 | 7.20 → 7.2 | ca. 620 cm → 6.2 | siebeneinhalb Meter → 7.5 | 3 m | 7 m lang | 7.2 x 3.1 | 6 oder 7 m
    gross
  `),
)('«%s» can only be a length of %s m', (size, metres) => {
  expect(loneLength(size)).toBe(metres === undefined ? null : Number(metres));
});

it.each([
  ['6.90 m lang, 2.95 hoch', '7.40 m', '7.40 m, 2.95 m hoch'],
  ['6.90 x 2.95', '3.05', '6.90 m lang, 3.05 m hoch'],
  ['6.90 x 2.95', '3.05 hoch', '6.90 m lang, 3.05 hoch'],
  ['7 m', 'Höhe 3.1', '7 m, Höhe 3.1'],
  ['2.95 hoch', '7.40 m', '2.95 hoch, 7.40 m'],
  ['6.90 x 2.95', '7.20 x 3.10', '7.20 x 3.10'],
])('to «%s» comes «%s»: %s', (before, words, merged) => {
  expect(mergeDimensions(before, words)).toBe(merged);
});
