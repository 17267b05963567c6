import { describe, expect, it } from '@jest/globals';
import { readDimensions } from './read-dimensions.js';

describe('readDimensions', () => {
  it.each([
    ['7.5 m lang, 3.1 hoch', '7.5 m lang, 3.1 hoch'],
    ['6,99 x 2,95', '6,99 x 2,95'],
    ['Es ist 7.20 m lang und ca. 3.10 m hoch.', '7.20 m lang und ca. 3.10 m hoch'],
    ['Länge 7.20, Höhe 3.10', 'Länge 7.20, Höhe 3.10'],
    ['Länge: 7,2 m / Höhe: 3,1 m', 'Länge: 7,2 m, Höhe: 3,1 m'],
    ['L 7.20 H 3.10', 'L 7.20 H 3.10'],
    ['720 x 310 cm', '720 x 310 cm'],
    ['7200 mm lang', '7200 mm lang'],
    ['7.5 läng und 3.1 höch', '7.5 läng und 3.1 höch'],
    ['7 Meter 20 lang und 3 Meter hoch', '7 Meter 20 lang und 3 Meter hoch'],
    ['Hymer B 678, 7.5 m, Jg. 2019', '7.5 m'],
    ['Höhe 3.1', 'Höhe 3.1'],
    ['ein 7 Meter Wohnmobil', '7 Meter'],
    ['ein Hymer 4.5 m und ein Bürstner 4.4 m', '4.5 m, 4.4 m'],
    ['das Auto ist 4.5 und der Wohnwagen 7.5 m', '4.5 und der Wohnwagen 7.5 m'],
    ['Baujahr 2021 Länge 7.20', 'Länge 7.20'],
    ['7.2 mal 3.1', '7.2 mal 3.1'],
    ['7 Meter, Höchi 2 Meter 90', '7 Meter lang, Höchi 2 Meter 90'],
    ['ausser der Länge, die ist 4.90', 'Länge ist 4.90'],
    ['siebeneinhalb Meter lang', 'siebeneinhalb Meter lang'],
    ['Mitte Mai, sibenehalb Meter läng', 'sibenehalb Meter läng'],
    ['sieben Meter zwanzig lang und drei Meter hoch', 'sieben Meter zwanzig lang und drei Meter hoch'],
    ['für ein sieben Meter langes Wohnmobil', 'sieben Meter langes'],
    ['mit unserem 3.2 m hohen Camper', '3.2 m hohen'],
  ])('finds the size in «%s»', (text, size) => {
    expect(readDimensions(text, 'message')?.words).toBe(size);
  });

  it.each([
    'Sprinter 4x4',
    '2 x 3 Tage',
    'Hymer B 678',
    'in 100 m links',
    'unter 7 m',
    'nach 3 Monaten',
    "CHF 1'699",
    '15.3.',
    '3 Plätze',
    'zwei Meter daneben',
    'ein Meterstab',
    'drei Wochen lang',
    'VW T5/T6',
    '3.5 t',
    'lang',
    '',
  ])('finds none in «%s»', (text) => {
    expect(readDimensions(text, 'message')).toBeNull();
  });

  it.each([
    ['7.2/3.1, im Frühling', 'extras', '7.2/3.1'],
    ['sieben Meter lang', 'extras', 'sieben Meter lang'],
    ['etwa 7 und 3', 'dimensions', 'etwa 7 und 3'],
    ['im Frühling', 'extras', null],
    ['weiss nicht', 'dimensions', null],
    ['weiss die Masse nicht, Mai', 'extras', null],
    ['hoch ist es etwa 3 Meter', 'extras', 'hoch ist es etwa 3 Meter'],
    ['7m', 'extras', '7m'],
    ['4.5 und 4.4 m', 'extras', '4.5 und 4.4 m'],
  ] as const)('takes the answer «%s» where %s was asked for', (text, asked, size) => {
    expect(readDimensions(text, asked)?.words ?? null).toBe(size);
  });
});
