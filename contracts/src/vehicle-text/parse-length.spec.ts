import { describe, expect, it } from '@jest/globals';
import { parseMetres } from './parse-length.js';

type Row = [text: string, metres: number | null];

function expectMetres(...[text, metres]: Row): void {
  expect(parseMetres(text)).toBe(metres);
}

describe('parseMetres', () => {
  it.each<Row>([
    ['7.20', 7.2],
    ['7,2', 7.2],
    ['7,2 m', 7.2],
    ['7.20m', 7.2],
    ['7.20 Meter', 7.2],
    ['7', 7],
    ['720', 7.2],
    ['720 cm', 7.2],
    ['720cm', 7.2],
    ['7200', 7.2],
    ['7200 mm', 7.2],
    ["7'200 mm", 7.2],
    ['7.200 mm', 7.2],
    ['6m99', 6.99],
    ['10 m 20', 10.2],
    ['6.999', 7],
    ['1200', 12],
    ['1450', 1.45],
    ['310', 3.1],
    ['Länge: 7,2 m', 7.2],
    ['3.10 hoch', 3.1],
    ['ca. 7.20', 7.2],
    ['~ 7.2 m', 7.2],
    ['7.20 m inkl. Veloträger', 7.2],
    ['7.20?', 7.2],
    ['7.20 mit Deichsel', 7.2],
    ['2.99 (mit Sat)', 2.99],
    ['6 1/2 m', 6.5],
    ['1', 1],
    ['20', 20],
  ])('reads one length: %s', expectMetres);

  it.each<Row>([
    ['', null],
    ['?', null],
    ['m', null],
    ['weiss nicht', null],
    ['7.20 x 3.10', null],
    ['7 - 7.5 m', null],
    ['7 oder 8 m', null],
    ['unter 7 m', null],
    ['4 Schlafplätze', null],
    ['7 Dinge', null],
    ['Hymer 680', null],
    ['B544', null],
    ['Ducato 2.3', null],
    ['2.3 JTD', null],
    ['4 mit Kindern', null],
    ['7.20 (8.20 mit Träger)', null],
    ['H2', null],
    ['Breite 2.30', null],
    ['3.5 t', null],
    ['Jg. 2003', null],
    ['0.9', null],
    ['25', null],
    ['72', null],
    ['20.01', null],
    ['720 m', null],
    ['-', null],
    ['1e3', null],
  ])('reads nothing into other texts: %j', expectMetres);

  it('reads a megabyte of digits quickly and without an error', () => {
    const start = Date.now();
    expect(parseMetres('7'.repeat(1_000_000))).toBeNull();
    expect(Date.now() - start).toBeLessThan(500);
  });
});
