import { describe, expect, it } from '@jest/globals';
import { isPrefixedVerb, verbWithoutPrefix } from './prefixed-verbs.js';

describe('isPrefixedVerb', () => {
  it.each(['abrechnen', 'abgerechnet', 'abzurechnen', 'wegputzen', 'aufgegeben', 'mitnehmen'])('%s is one', (word) => {
    expect(isPrefixedVerb(word)).toBe(true);
  });

  it.each(['rechnen', 'abgabe', 'anlage', 'einzelteile', 'ab', ''])('%s is none', (word) => {
    expect(isPrefixedVerb(word)).toBe(false);
  });
});

describe('verbWithoutPrefix', () => {
  it.each([
    ['ausleeren', 'leeren'],
    ['abgerechnet', 'gerechnet'],
    ['abzurechnen', 'rechnen'],
    ['vorbeischicken', 'schicken'],
  ])('%s: %s', (word, verb) => {
    expect(verbWithoutPrefix(word)).toBe(verb);
  });

  it.each(['annehmen', 'ausgeben', 'wegmachen', 'anlage', 'leeren'])('none of %s', (word) => {
    expect(verbWithoutPrefix(word)).toBeUndefined();
  });
});
