import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { joinSeparableVerbs } from './separable-verbs.js';

const vocabulary = createVocabulary(['vorbereiten einlagern abholen']);
const stemOf = (word: string) => vocabulary.stem(word);
const known = new Set(['vorbereiten', 'einlagern', 'abholen'].map(stemOf));
const join = (text: string) => joinSeparableVerbs(readText(text, vocabulary).words, stemOf, (stem) => known.has(stem));

describe('joinSeparableVerbs', () => {
  it.each([
    ['Wie bereite ich mein Auto vor', 'vorbereiten'],
    ['Lagert ihr Autos ein', 'einlagern'],
    ['Holt ihr es ab, wenn ich arbeite', 'abholen'],
  ])('finds the verb of «%s»', (text, verb) => {
    expect(join(text).map(({ stem }) => stem)).toContain(stemOf(verb));
  });

  it('takes no noun for the verb', () => {
    const words = join('Ich komme mit dem Lagern, holt ihr mich ab');
    expect(words.map(({ stem }) => stem)).toContain(stemOf('abholen'));
  });

  it.each(['Ich komme vor Mittag', 'Was kostet das ab Montag'])('leaves «%s» as it is', (text) => {
    expect(join(text)).toEqual(readText(text, vocabulary).words);
  });
});
