import { describe, expect, it } from '@jest/globals';
import { parseDimensions } from './parse-dimensions.js';

type Row = [text: string, lengthMetres: number | null, heightMetres: number | null];

function expectMetres(...[text, lengthMetres, heightMetres]: Row): void {
  expect(parseDimensions(text)).toEqual({ lengthMetres, heightMetres });
}

describe('parseDimensions', () => {
  it.each<Row>([
    ['7.20 x 3.10', 7.2, 3.1],
    ['7,20 x 3,10', 7.2, 3.1],
    ['7,2x3,1', 7.2, 3.1],
    ['7.20 X 3.10', 7.2, 3.1],
    ['7.20 × 3.10', 7.2, 3.1],
    ['7.20×3.10', 7.2, 3.1],
    ['7.20 * 3.10', 7.2, 3.1],
    ['7.20 mal 3.10', 7.2, 3.1],
    ['7.20 auf 3.10', 7.2, 3.1],
    ['7 x 3', 7, 3],
    ['7.2m x 3m', 7.2, 3],
    ['7.2mx3m', 7.2, 3],
    ['7.20 m x 3.10 m', 7.2, 3.1],
    ['7.20 Meter x 3.10 Meter', 7.2, 3.1],
    ['7.20 x 3.10 m', 7.2, 3.1],
    ['7.20 / 3.10', 7.2, 3.1],
    ['7.20/3.10', 7.2, 3.1],
    ['7.20 | 3.10', 7.2, 3.1],
    ['7.20; 3.10', 7.2, 3.1],
    ['7.20 m und 3.10 m', 7.2, 3.1],
    ['7.20 m & 3.10 m', 7.2, 3.1],
    [' 7.20  x\n3.10 ', 7.2, 3.1],
    ['7.20\u00a0m\u00a0x\u00a03.10\u00a0m', 7.2, 3.1],
  ])('splits length and height at a joining sign: %j', expectMetres);

  it.each<Row>([
    ['720 x 310', 7.2, 3.1],
    ['720x310', 7.2, 3.1],
    ['720 x 310 cm', 7.2, 3.1],
    ['720 cm x 310 cm', 7.2, 3.1],
    ['720cmx310cm', 7.2, 3.1],
    ['720 cm / 310 cm', 7.2, 3.1],
    ['7200 x 3100', 7.2, 3.1],
    ['7200 x 3100 mm', 7.2, 3.1],
    ["7'200 x 3'100 mm", 7.2, 3.1],
    ['7.200 x 3.100 mm', 7.2, 3.1],
    ['4500 x 1450', 4.5, 1.45],
    ['450 x 145', 4.5, 1.45],
    ['720 cm x 3.10 m', 7.2, 3.1],
    ['7.20 m x 310 cm', 7.2, 3.1],
    ['7.20 m x 310', 7.2, 3.1],
    ['7.20 x 310 cm', 7.2, 3.1],
    ['1150 x 380', 11.5, 3.8],
    ['6m99 x 2m90', 6.99, 2.9],
    ['7 m 20 x 3 m 10', 7.2, 3.1],
    ['6 m 99 cm x 2 m 90 cm', 6.99, 2.9],
    ['7.20 x 3.1', 7.2, 3.1],
    ['6.995 x 2.894', 7, 2.89],
    ['7.005 x 3.015', 7.01, 3.02],
    ['6994 mm x 2895 mm', 6.99, 2.9],
  ])('reads the unit, or guesses it from the size, and rounds to centimetres: %s', expectMetres);

  it.each<Row>([
    ['Länge 7.20 Höhe 3.10', 7.2, 3.1],
    ['Höhe 3.10 Länge 7.20', 7.2, 3.1],
    ['Länge: 7,20 m, Höhe: 3,10 m', 7.2, 3.1],
    ['L: 7,20m H: 3,10m', 7.2, 3.1],
    ['L 7.20 / H 3.10', 7.2, 3.1],
    ['L7.20 H3.10', 7.2, 3.1],
    ['L=7.20, H=3.10', 7.2, 3.1],
    ['l 7.20 h 3.10', 7.2, 3.1],
    ['H 310 L 720', 7.2, 3.1],
    ['LÄNGE 7.20 HÖHE 3.10', 7.2, 3.1],
    ['Laenge 7.20, Hoehe 3.10', 7.2, 3.1],
    ['La\u0308nge 7.20, Ho\u0308he 3.10', 7.2, 3.1],
    ['7.20 lang und 3.10 hoch', 7.2, 3.1],
    ['7.20m lang, 3.10m hoch', 7.2, 3.1],
    ['3.10 hoch und 7.20 lang', 7.2, 3.1],
    ['7.20 lang, Höhe 3.10', 7.2, 3.1],
    ['Länge 7.20, 3.10 hoch', 7.2, 3.1],
    ['7.20 m Länge, 3.10 m Höhe', 7.2, 3.1],
    ['7.20 m (L) x 3.10 m (H)', 7.2, 3.1],
    ['7.20L x 3.10H', 7.2, 3.1],
    ['L7,20xH3,10', 7.2, 3.1],
    ['L7,20mxH3,10m', 7.2, 3.1],
    ['7.20lx3.10h', 7.2, 3.1],
    ['7.20 m, H 3.10 m', 7.2, 3.1],
    ['7.20 m Höhe 3.10 m', 7.2, 3.1],
    ['7.20 Länge x 3.10', 7.2, 3.1],
    ['Lang 7.20 Hoch 3.10', 7.2, 3.1],
    ['Länge - 7.20, Höhe - 3.10', 7.2, 3.1],
    ['7 Meter 20 lang und 3 Meter hoch', 7.2, 3],
    ['Gesamtlänge 7.20 m, Gesamthöhe 3.10 m', 7.2, 3.1],
    ['Länge über alles 7.20, Höhe 3.10', 7.2, 3.1],
    ['Das Wohnmobil ist 7.20 m lang und ca. 3.10 m hoch', 7.2, 3.1],
    ['Längi 7.20, Höchi 3.10', 7.2, 3.1],
    ['Länge x Höhe: 7.20 x 3.10', 7.2, 3.1],
    ['LxH 720x310', 7.2, 3.1],
    ['L/H: 7.20/3.10', 7.2, 3.1],
    ['HxL 3.10 x 7.20', 7.2, 3.1],
    ['Höhe / Länge: 3.10 / 7.20', 7.2, 3.1],
    ['7.20 x 3.10 (L x H)', 7.2, 3.1],
    ['Länge und Höhe: 7.20 und 3.10', 7.2, 3.1],
    ['Länge 7.20 x 3.10', 7.2, 3.1],
    ['7.20 x 3.10 hoch', 7.2, 3.1],
    ['3.10 x 7.20 lang', 7.2, 3.1],
    ['Länge 7.20 m, Breite 2.30 m, Höhe 3.10 m', 7.2, 3.1],
    ['Länge 7.20, Höhe 3.10, 3500 kg', 7.2, 3.1],
    ['Länge 7.20, Höhe 3.10, Stehhöhe 1.98', 7.2, 3.1],
  ])('follows labels in any order: %s', expectMetres);

  it.each<Row>([
    ['Länge 7.20', 7.2, null],
    ['7.20 m lang', 7.2, null],
    ['L 720', 7.2, null],
    ['Höhe 3.10', null, 3.1],
    ['ca. 3 m hoch', null, 3],
    ['Länge 7.20, Höhe ?', 7.2, null],
    ['Länge 7.20, Höhe weiss ich nicht', 7.2, null],
    ['Länge unbekannt, Höhe 3.10', null, 3.1],
    ['Länge unbekannt / Höhe 3.10', null, 3.1],
    ['7.20 lang, 2.30 breit', 7.2, null],
    ['Länge 7.20, Jg. 2003', 7.2, null],
    ['Länge 7.20, 4 Schlafplätze', 7.2, null],
    ['Länge 720, 2003', 7.2, null],
  ])('keeps a single labelled value: %s', expectMetres);

  it.each<Row>([
    ['siebeneinhalb Meter lang', 7.5, null],
    ['sieben Meter lang und drei Meter hoch', 7, 3],
    ['sibenehalb Meter läng', 7.5, null],
    ['sieben Meter zwanzig lang, drei Meter zehn hoch', 7.2, 3.1],
    ['sieben Meter x drei Meter', 7, 3],
    ['Länge sechs Meter, Höhe 2.90', 6, 2.9],
    ['drei Betten, Länge 7.20', 7.2, null],
    ['zwei Fahrzeuge 7.20 x 3.10', 7.2, 3.1],
    ['sieben lang', null, null],
  ])('reads metres that are spelled out: %s', expectMetres);

  it.each<Row>([
    ['3.10 x 7.20', 7.2, 3.1],
    ['310 x 720 cm', 7.2, 3.1],
    ['2.9 / 6', 6, 2.9],
    ['7.20 x 2.30 x 3.10', 7.2, 3.1],
    ['720x230x310', 7.2, 3.1],
    ['7.20 / 2.30 / 3.10 m', 7.2, 3.1],
    ['L x B x H 7.20 x 2.30 x 3.10', 7.2, 3.1],
    ['LxBxH: 7.20x2.30x3.10', 7.2, 3.1],
    ['LxHxB: 7.20x3.10x2.30', 7.2, 3.1],
    ['7.20 x 3.10 x 2.30', 7.2, 3.1],
    ['3.10 x 2.30 x 7.20', 7.2, 3.1],
    ['2.30 x 7.20 x 3.10', 7.2, 3.1],
    ['4.50 x 1.80 x 1.45', 4.5, 1.45],
    ['7.20, 2.30, 3.10', 7.2, 3.1],
    ['7.20 x 2.30 x 3.10 hoch', 7.2, 3.1],
    ['7.20 x 2.30 breit x 3.10', 7.2, 3.1],
    ['7 x 7.5 x 3.1', null, null],
  ])('puts values without labels in a plausible order: %s', expectMetres);

  it.each<Row>([
    ['7,2 , 3,1', 7.2, 3.1],
    ['7.20, 3.10', 7.2, 3.1],
    ['7.20,3.10', 7.2, 3.1],
    ['7.20 3.10', 7.2, 3.1],
    ['7.20m 3.10m', 7.2, 3.1],
    ['720 310', 7.2, 3.1],
    ['7.20 - 3.10', 7.2, 3.1],
    ['7.20-3.10', 7.2, 3.1],
    ['3.10, 7.20', 7.2, 3.1],
    ['7, 3', null, null],
    ['7 3', null, null],
    ['7,3', null, null],
    ['2.8 - 3.1 m', null, null],
    ['7.00 - 7.50', null, null],
    ['Hymer 7.20 3.10', null, null],
  ])('takes a comma, space or hyphen for a joining sign only where that is sure: %s', expectMetres);

  it.each<Row>([
    ['4.5 und 4.4 m', null, null],
    ['4.5 m und 4.4 m', null, null],
    ['4.5 m, 4.4 m', null, null],
    ['4.5m / 4.4m', null, null],
    ['7.0 und 4.2 m', null, null],
    ['4.4 - 4.2 m', null, null],
    ['4.5 lang und 4.4 lang', null, null],
    ['4.5 und 1.4 m', 4.5, 1.4],
    ['5.0 und 3.2 m', 5, 3.2],
    ['2.7 / 1.55', 2.7, 1.55],
    ['12 und 4 m', 12, 4],
    ['Länge 4.5, Höhe 3.9', 4.5, 3.9],
  ])('takes two lengths for no length and height: %s', expectMetres);

  it.each<Row>([
    ['ca. 7.20 x 3.10', 7.2, 3.1],
    ['ca. 7.20 m x ca. 3.10 m', 7.2, 3.1],
    ['~7.20 x ~3.10', 7.2, 3.1],
    ['etwa 7 x 3 m', 7, 3],
    ['7.20 x 3.10 inkl. Klimaanlage', 7.2, 3.1],
    ['7.20 (mit Träger) x 3.10', 7.2, 3.1],
    ['Hymer B544: 5.99 x 2.90', 5.99, 2.9],
    ['Knaus T447 7.20 x 3.10', 7.2, 3.1],
    ['7.20 x 3.10, 3500 kg', 7.2, 3.1],
    ['7.20 x 3.10, 3.5 t', 7.2, 3.1],
    ['7.20 x 3.10 / 2019', 7.2, 3.1],
    ['Jg. 2003 / 7.20 x 3.10', 7.2, 3.1],
    ['7.20 x 3.10?', 7.2, 3.1],
    ['7.20 x 3.10.', 7.2, 3.1],
    ['🚐 7.20 x 3.10', 7.2, 3.1],
  ])('is not disturbed by remarks: %s', expectMetres);

  it.each<Row>([
    ['', null, null],
    ['   ', null, null],
    ['x', null, null],
    ['?', null, null],
    ['? x ?', null, null],
    ['normal', null, null],
    ['weiss nicht', null, null],
    ['Länge', null, null],
    ['Länge x Höhe', null, null],
    ['7.20', null, null],
    ['7.20 m', null, null],
    ['7.20 x', null, null],
    ['x 3.10', null, null],
    ['7.20 x ?', null, null],
    ['Länge/Höhe: 7.20', null, null],
    ['Länge/Höhe: 3.10', null, null],
    ['3500 kg', null, null],
    ['12.04.2019', null, null],
    ['7,2,3,1', null, null],
    ['sieben Meter', null, null],
    ['7 oder 7.5 x 3', null, null],
    ['Länge 7 bis 7.5, Höhe 3', null, null],
    ['unter 7 m lang', null, null],
    ['< 7 m x 3 m', null, null],
    ['Breite 2.30', null, null],
    ['1 x 2 x 3 x 4', null, null],
    ['🚐', null, null],
    ['\ud83d', null, null],
  ])('leaves both empty where nothing can be read: %j', expectMetres);

  it.each<Row>([
    ['21 x 3', null, null],
    ['25 m x 3 m', null, null],
    ['72 x 31', null, null],
    ['7.20 x 5.10', null, null],
    ['7.20 x 0.9', null, null],
    ['1.4 x 1.2', null, null],
    ['1.5 x 1', 1.5, 1],
    ['20 x 5', 20, 5],
    ['Länge 3.10 Höhe 7.20', null, null],
    ['Länge 2.90 Höhe 3.10', null, null],
    ['Länge 1.45', null, null],
    ['Höhe 7.20', null, null],
    ['Länge 7.20, Höhe 31', null, null],
    ['99999 x 99999', null, null],
    ['0 x 0', null, null],
  ])('leaves both empty where one is implausible: %s', expectMetres);

  it('reads only the beginning of a long text', () => {
    expect(parseDimensions(`7.20 x 3.10 ${'lorem '.repeat(1000)}`)).toEqual({ lengthMetres: 7.2, heightMetres: 3.1 });
    expect(parseDimensions(`${'lorem '.repeat(1000)} 7.20 x 3.10`)).toEqual({ lengthMetres: null, heightMetres: null });
  });

  it.each([
    ['digits', '1'],
    ['letters', 'l'],
    ['joining signs', 'x'],
    ['values', '7.20 x '],
    ['labels', 'Länge '],
    ['labelled values', 'Länge 7.20 '],
    ['commas', ','],
    ['points and digits', '1.1,'],
  ])('reads a megabyte of %s quickly and without an error', (_, unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const start = Date.now();
    expect(() => parseDimensions(text)).not.toThrow();
    expect(Date.now() - start).toBeLessThan(500);
  });
});
