import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMender } from './mender.js';

const everyday = new Set(['kasten', 'katze']);
const mend = createMender(
  [
    'preis',
    'kosten',
    'keramikversiegelung',
    'garantie',
    'öffnungszeiten',
    'monat',
    'rabatt',
    'auto',
    'kurs',
    'kurz',
    ...everyday,
  ],
  everyday,
);

describe('createMender', () => {
  it.each([
    ['preiss', 'preis', 'a doubled letter'],
    ['pries', 'preis', 'exchanged letters'],
    ['rpeis', 'preis', 'exchanged first letters'],
    ['kosetn', 'kosten', 'exchanged letters'],
    ['garanti', 'garantie', 'a letter left out'],
    ['keramigversieglung', 'keramikversiegelung', 'two mistakes in a long word'],
    ['offnugszeiten', 'öffnungszeiten', 'umlaut without dots beside a mistake'],
    ['minat', 'monat', 'a neighbour on the keyboard'],
  ])('%s → %s (%s)', (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  it.each([
    ['aut', 'too short'],
    ['prxxs', 'two mistakes in a short word'],
    ['leis', 'another first letter'],
    ['kursz', 'as near to «kurz» as to «kurs»'],
    ['kastn', 'nearer to an everyday word'],
    ['prels', 'a wrong letter that nobody mistakes for the right one'],
    ['fahrrad', 'near to nothing'],
  ])('leaves %s: %s', (typed) => {
    expect(mend(typed)).toBeUndefined();
  });

  it('mends one mistake in any long word', () => {
    const word = 'keramikversiegelung';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: word.length - 1 }), (place) => {
        expect(mend(word.slice(0, place) + word.slice(place + 1))).toBe(word);
      }),
    );
  });
});
