import { describe, expect, it } from '@jest/globals';
import { type LabelledQuestion, QUESTION_KINDS } from '../labelled-question.js';
import { heldOutQuestions } from './held-out/index.js';
import { trainQuestions } from './train/index.js';

const all = [...trainQuestions, ...heldOutQuestions];

describe('the labelled questions', () => {
  it('are at least 300, each with an id of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(QUESTION_KINDS)('have the kind «%s» in both halves', (kind) => {
    expect(trainQuestions.some((question) => question.kind === kind)).toBe(true);
    expect(heldOutQuestions.some((question) => question.kind === kind)).toBe(true);
  });

  it('share no question between the halves', () => {
    const asked = new Set(trainQuestions.map(wordsOf));
    expect(heldOutQuestions.filter((question) => asked.has(wordsOf(question))).map(({ id }) => id)).toEqual([]);
  });

  it('each ask for something in the reply', () => {
    expect(all.filter(({ turns, mustContain }) => turns.length === 0 || mustContain.length === 0)).toEqual([]);
  });
});

/** What is asked, whatever its capitals, spaces and signs. */
function wordsOf({ turns }: LabelledQuestion): string {
  return turns
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
