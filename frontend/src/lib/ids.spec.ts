import { describe, expect, it } from '@jest/globals';
import { textHash } from './ids.ts';

describe('the hash of a text', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('is FNV-1a for «%s»', (text, hash) => {
    expect(textHash(text)).toBe(hash);
  });

  it('tells texts apart that differ in one letter', () => {
    expect(textHash('Zürcher')).not.toBe(textHash('Zurcher'));
  });
});
