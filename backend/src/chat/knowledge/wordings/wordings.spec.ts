import { describe, expect, it } from '@jest/globals';
import { knownWords } from '../../answering/understand/known-words.js';
import { createMarkWords } from '../../answering/understand/mark-words.js';
import { createReader } from '../../answering/understand/reader.js';
import { createKnowledgeIndex } from '../knowledge-index.js';
import { knowledgePassages } from '../knowledge-passages.js';
import { wordings } from './wordings.js';

const reader = createReader(knownWords([]));
const markWords = createMarkWords(reader);
const read = (text: string) => reader.read(text).flatMap(({ words }) => markWords(words));
const index = createKnowledgeIndex(reader.wordsOf, read);

describe('the wordings', () => {
  it.each(wordings.map(({ says }) => says))('«%s» stands in one sentence of a text', (says) => {
    const texts = knowledgePassages.filter(({ text }) => text.includes(says));
    expect(texts.length).toBeGreaterThan(0);
    expect(says).not.toMatch(/[.?!:] \p{Lu}/u);
  });

  it.each(wordings.flatMap(({ says, asked }) => asked.map((each) => [each, says])))('«%s»: «%s»', (asked, says) => {
    const [best] = index.alike(read(asked), []);
    expect(best?.likeness).toBeGreaterThan(0.99);
    expect(best?.passage.text).toContain(says);
  });

  it('are each written once', () => {
    const all = wordings.flatMap(({ asked }) => asked);
    expect(new Set(all).size).toBe(all.length);
  });
});
