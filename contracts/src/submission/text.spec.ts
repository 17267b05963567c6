import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, cleanWithin, isWithin, normaliseText } from './clean-text.js';
import { boundedText, optionalText } from './text.js';
import { TEXT_LIMITS } from './text-limits.js';

/** Marks that normalising has to sort: above, below, and one that half-width Japanese makes. */
const MARKS = ['\u0301', '\u0316', '\u0345', '\uff9e'];
const JOINER = /\u034f/gu;
const marks = fc.array(fc.constantFrom(...MARKS), { maxLength: 200 }).map((all) => all.join(''));
const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), marks)).map((parts) => parts.join(''));

describe('a normalised text', () => {
  it('has no more than thirty marks in a row, whatever was typed', () => {
    const isBounded = (typed: string, form: 'NFC' | 'NFKC') => {
      expect(normaliseText(typed, form).normalize('NFKD')).not.toMatch(/(?:(?!\u034f)\p{M}){31}/u);
    };
    for (const letter of ['\u1ea4', '\u1f82']) isBounded(`${letter}${'\u0301'.repeat(200)}`, 'NFC');
    fc.assert(fc.property(text, fc.constantFrom('NFC', 'NFKC'), isBounded));
  });

  it('has lost nothing, and is the same as ever where no run of marks is long', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const sorted = (all: string) => [...all.replace(JOINER, '').normalize('NFD')].sort().join('');
        expect(sorted(normaliseText(typed))).toBe(sorted(typed));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(normaliseText(typed)).toBe(typed.normalize('NFC'));
      }),
    );
  });

  it('stays as it is when it is normalised again', () => {
    fc.assert(fc.property(text, (typed) => expect(cleanText(cleanText(typed))).toBe(cleanText(typed))));
  });
});

describe('the length of a text', () => {
  const schema = boundedText(100);

  it.each([
    ['letters', 'x'.repeat(100)],
    ['emoji', '👋'.repeat(100)],
    ['letters with their marks apart', 'u\u0308'.repeat(100)],
    ['letters with several marks apart', '\u03b1\u0313\u0300\u0345'.repeat(100)],
    ['nothing but marks', '\u0301\u0316'.repeat(50)],
    ['lines', 'x\r\n'.repeat(50)],
    ['blanks around', `${' '.repeat(1_000)}x${'\n'.repeat(1_000)}`],
  ])('is counted in characters as they are kept: %s', (_, typed) => {
    expect(schema.safeParse(typed).success).toBe(true);
    expect(isWithin(schema.parse(typed), 100)).toBe(true);
  });

  it.each([
    ['letters', 'x'.repeat(101)],
    ['emoji', '👋'.repeat(101)],
    ['nothing but marks', '\u0301\u0316'.repeat(51)],
    ['what would be short enough if it were cleaned', 'x\u0000\u0000\u0000\u0000'.repeat(100)],
  ])('may not be more than the limit: %s', (_, typed) => {
    expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Höchstens 100 Zeichen']);
  });

  it('is judged before anything else is done where it is far too long', () => {
    const typed = 'a'.concat('\u0301\u0316'.repeat(65_000));
    expect(cleanWithin(typed, TEXT_LIMITS.line)).toBe(typed);
  });
});

it.each([undefined, null, '', ' \t\r\n', '\u0000', ' '.repeat(5_000)])('%j is no text', (typed) => {
  expect(optionalText().parse(typed)).toBeUndefined();
});
