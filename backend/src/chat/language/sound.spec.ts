import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { soundOf } from './sound.js';

describe('soundOf', () => {
  it.each([
    ['viel', 'fil fiel vil viehl'],
    ['wann', 'wan wahn'],
    ['geht', 'get gehd gedt'],
    ['zahle', 'zale zahle zalle'],
    ['wachsen', 'waxen waksen wacksen waxn'],
    ['schicken', 'schiken schikken schickn'],
    ['nächste', 'nechste'],
    ['leder', 'leda leeder'],
    ['katze', 'katse kazze'],
    ['gilt', 'gild gillt'],
  ])('is one for the spellings of %s by ear', (word, spellings) => {
    expect(spellings.split(' ').map(soundOf)).toEqual(spellings.split(' ').map(() => soundOf(word)));
  });

  it.each([
    ['sehen', 'seen'],
    ['preis', 'kreis'],
    ['dampf', 'kampf'],
    ['engel', 'enkel'],
    ['wem', 'wm'],
    ['kosten', 'kasten'],
  ])('keeps apart what sounds otherwise: %s, %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  it('takes any word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-zäöü]{1,60}$/), (word) => soundOf(word).length > 0));
  });
});
