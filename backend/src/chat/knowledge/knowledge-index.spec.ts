import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../language/read-text.js';
import { createKnowledgeIndex } from './knowledge-index.js';
import { knowledgePassages } from './knowledge-passages.js';
import { SYNONYMS } from './synonyms.js';

const vocabulary = createVocabulary([...knowledgePassages.flatMap(({ title, text }) => [title, text]), ...SYNONYMS]);
const wordsOf = (text: string) => readText(text, vocabulary).words;
const index = createKnowledgeIndex(wordsOf, wordsOf);

describe('the knowledge index', () => {
  it.each([
    ['gasflaschen einlagerung', /Gasflaschen/],
    ['leasing verkaufen', /Leasing/],
    ['schimmel dampf', /Schimmel/],
    ['waschstrasse', /Bürstenanlagen/],
    ['nummernschilder deponieren', /Kontrollschilder/],
  ])('finds the text on «%s», also by words that mean the same', (query, expected) => {
    const [best] = index.find({ words: wordsOf(query) });
    expect(`${best?.passage.title} ${best?.passage.text}`).toMatch(expected);
  });

  it('puts the texts of the subject first', () => {
    const [best] = index.find({ words: wordsOf('batterie'), subjects: ['einlagerung'] });
    expect(best?.passage.subject).toBe('einlagerung');
  });

  it('tells how much of a question a text covers', () => {
    const words = wordsOf('gasflaschen raketenantrieb');
    expect(index.coverage(words, 'Was mache ich mit den Gasflaschen?')).toBeGreaterThan(0.2);
    expect(index.coverage(words, 'Was mache ich mit den Gasflaschen?')).toBeLessThan(0.6);
    expect(index.coverage(words, 'Etwas anderes.')).toBe(0);
    expect(index.coverage([], 'Etwas anderes.')).toBe(0);
  });

  it('takes a compound for its parts only in part', () => {
    const [compound] = wordsOf('wohnmobilversiegelung');
    const covered = index.coverage(compound ? [compound] : [], 'Die Versiegelung für das Auto.');
    expect(covered).toBeGreaterThan(0);
    expect(covered).toBeLessThan(0.6);
  });

  it('knows which words the site has', () => {
    expect(wordsOf('Gelcoat Raketenantrieb').map((word) => index.knows(word))).toEqual([true, false]);
  });
});
