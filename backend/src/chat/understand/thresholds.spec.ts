import { describe, expect, it } from '@jest/globals';
import type { Candidate } from './classifier.js';
import { chooseThresholds, decide, verdictOn } from './thresholds.js';

const candidate = (id: string, score: number, likeness = 0): Candidate => ({ id, score, likeness });
const unseen = (id: string, ...candidates: readonly Candidate[]) => ({ id, topic: null, text: id, candidates });
const isUnsaid = (id: string) => id.startsWith('unsaid');

describe('decide', () => {
  const thresholds = { known: -0.5, sure: 0 };

  it.each([
    ['what is sure', [candidate('a', 0.2), candidate('b', 0.1, 0.9)], 'a'],
    ['what is likely and nearest', [candidate('a', -0.2, 0.5), candidate('b', -0.3, 0.4)], 'a'],
    ['nothing where another is nearer', [candidate('a', -0.2, 0.4), candidate('b', -0.3, 0.5)], undefined],
    ['nothing that is hardly likely', [candidate('a', -0.6, 0.9)], undefined],
    ['nothing of no candidates', [], undefined],
  ])('tells %s', (_, candidates, told) => {
    expect(decide(candidates, thresholds)?.id).toBe(told);
  });
});

describe('verdictOn', () => {
  const thresholds = { known: -0.5, sure: -0.5 };

  it.each([
    ['right', unseen('a', candidate('a', 0))],
    ['wrong', unseen('a', candidate('b', 0))],
    ['unknown', unseen('a', candidate('b', -1))],
    ['unknown', unseen('a', candidate('unsaid.b', 0))],
    ['right', unseen('unsaid.a', candidate('unsaid.b', 0))],
    ['right', unseen('unsaid.a', candidate('b', -1))],
    ['wrong', unseen('unsaid.a', candidate('b', 0))],
  ])('%s: %j', (verdict, each) => {
    expect(verdictOn(each, thresholds, isUnsaid)).toBe(verdict);
  });
});

describe('chooseThresholds', () => {
  it('says «weiss ich nicht» rather than something wrong, and something right rather than that', () => {
    const right = [0.4, 0.3, 0.2].map((score) => unseen('a', candidate('a', score)));
    const wrong = unseen('a', candidate('b', -0.4));
    const { known } = chooseThresholds([...right, wrong], isUnsaid);
    expect(known).toBeGreaterThan(-0.4);
    expect(known).toBeLessThanOrEqual(0.2);
  });

  it('takes a wrong answer into account where three right ones would be lost', () => {
    const right = [-0.2, -0.3, -0.2, -0.3].map((score) => unseen('a', candidate('a', score)));
    const wrong = unseen('a', candidate('b', -0.1));
    expect(chooseThresholds([...right, wrong], isUnsaid).known).toBeLessThanOrEqual(-0.3);
  });
});
