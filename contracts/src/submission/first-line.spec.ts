import { describe, expect, it } from '@jest/globals';
import { firstLine } from './first-line.js';

describe('the first line of a message', () => {
  it.each([
    ['Haben Sie noch Platz?', 'Haben Sie noch Platz?'],
    ['\n  Haben Sie noch Platz?  \nGruss', 'Haben Sie noch Platz?'],
    ['Grüezi\nHaben Sie noch Platz?', 'Haben Sie noch Platz?'],
    ['Guten Tag Frau Muster,\n\nHaben Sie noch Platz?', 'Haben Sie noch Platz?'],
    ['Sehr geehrte Damen und Herren\nMein Wohnmobil', 'Mein Wohnmobil'],
    ['Hallo, haben Sie noch Platz?\nGruss', 'Hallo, haben Sie noch Platz?'],
    ['Hallo zusammen', 'Hallo zusammen'],
    ['Guten Tag\nHallo', 'Guten Tag'],
    ['Hallo Wohnmobil gesucht\n\nFreundliche Grüsse\nHans Muster', 'Hallo Wohnmobil gesucht'],
    ['Guten Tag, Offerte gewünscht\nLG Hans', 'Guten Tag, Offerte gewünscht'],
    ['Gruss aus Bern! Haben Sie noch Platz?', 'Gruss aus Bern! Haben Sie noch Platz?'],
    [' \n ', ''],
  ])('of %j is %j', (message, line) => {
    expect(firstLine(message, 80)).toBe(line);
  });

  it('is cut behind a word where it is long, and within one where there is no other way', () => {
    expect(firstLine('Ein Wohnmobil mit Queensbett', 15)).toBe('Ein Wohnmobil…');
    expect(firstLine('x'.repeat(20_000), 15)).toBe(`${'x'.repeat(15)}…`);
  });

  it('never cuts an emoji', () => {
    expect(firstLine('🚐'.repeat(20), 3)).toBe('🚐🚐🚐…');
    expect(firstLine('🚐🚐🚐', 3)).toBe('🚐🚐🚐');
  });
});
