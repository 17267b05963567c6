import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { clausesOf } from './clauses.js';

const vocabulary = createVocabulary(['einlagern dampfreinigen']);
const clauses = (text: string) =>
  clausesOf(readText(text, vocabulary).words).map((clause) => clause.map(({ standard }) => standard).join(' '));

describe('clausesOf', () => {
  it.each([
    ['zuerst dampfreinigen und danach einlagern', ['zuerst dampfreinigen', 'und', 'danach einlagern']],
    ['nur einlagern', ['nur einlagern']],
    ['', []],
  ])('parts «%s»', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });
});
