import { describe, expect, it } from '@jest/globals';
import { splitSentences } from './sentences.js';

describe('splitSentences', () => {
  it.each([
    ['Was kostet das?', ['Was kostet das']],
    ['Hallo. Was kostet das? Danke!', ['Hallo', 'Was kostet das', 'Danke']],
    ['Mein Womo ist 7.5 m lang.', ['Mein Womo ist 7.5 m lang']],
    ['Kostet es ca. 80 Franken inkl. MwSt. oder mehr?', ['Kostet es ca. 80 Franken inkl. MwSt. oder mehr']],
    ['Jahrgang 72. Was zahlen Sie?', ['Jahrgang 72', 'Was zahlen Sie']],
    ['Offen am 1. August?', ['Offen am 1. August']],
    ['Kann ich am 6.3. kommen?', ['Kann ich am 6.3. kommen']],
    ['Er wiegt 6.3. Passt das?', ['Er wiegt 6.3', 'Passt das']],
    ['erste zeile\nzweite zeile', ['erste zeile', 'zweite zeile']],
    ['…?!', []],
  ])('parts «%s»', (message, expected) => {
    expect(splitSentences(message).map(({ text }) => text.trim())).toEqual(expected);
  });

  it('tells which ask', () => {
    expect(splitSentences('Ich frage. Was kostet das?').map(({ endsAsQuestion }) => endsAsQuestion)).toEqual([
      false,
      true,
    ]);
  });
});
