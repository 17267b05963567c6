import { describe, expect, it } from '@jest/globals';
import { echo, oneLine, plainText } from './plain-text.js';

describe('plainText', () => {
  it('keeps lines, collapses spaces and drops what nobody sees', () => {
    expect(plainText('  Anna \u202eMeier\u200b \r\n\n\tBern\u0000 ')).toBe('Anna Meier\n\nBern');
  });
});

describe('echo', () => {
  it.each([
    ['[Klick](tel:+4190000000)', '(Klick)(tel:+4190000000)'],
    ['[a](mailto:x@example.ch)', '(a)(mailto:x@example.ch)'],
    ['<script>alert(1)</script>', 'script alert(1) /script'],
    ['eine\nzweite\r\nZeile', 'eine zweite Zeile'],
    ['\u202egnurhäW', 'gnurhäW'],
  ])('defuses %j', (text, echoed) => {
    expect(echo(text)).toBe(echoed);
  });

  it('shortens what is long', () => {
    expect(echo('a'.repeat(400))).toHaveLength(300);
    expect(echo('a'.repeat(400))).toMatch(/a…$/);
  });
});

describe('oneLine', () => {
  it('never leaves half a character at its end', () => {
    expect(oneLine('ab😀cd', 4)).toBe('ab…');
    expect(oneLine('ab😀', 4)).toBe('ab😀');
  });
});
