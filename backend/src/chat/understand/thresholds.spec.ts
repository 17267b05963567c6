import { describe, expect, it } from '@jest/globals';
import type { Candidate } from './classifier.js';
import { chooseThreshold, type Judged, likelyOf, verdictOn } from './thresholds.js';

const candidate = (id: string, score: number, own = score): Candidate => ({ id, score, own });
const unseen = (id: string, ...candidates: readonly Candidate[]) => ({ id, topic: null, text: id, candidates });
const entries: Judged = {
  isUnsaid: (id) => id.startsWith('unsaid'),
  isSameTopic: (one, other) => one[0] === other[0],
};

describe('likelyOf', () => {
  it.each([
    ['what is likeliest', [candidate('a', 0.2), candidate('b', 0.1)], 'a'],
    ['nothing that is hardly likely', [candidate('a', -0.6)], undefined],
    ['nothing that only the question before makes likely', [candidate('a', 0.2, -1.3)], undefined],
    ['what the text itself asks for rather than that', [candidate('a', 0.4, -0.8), candidate('b', -0.1)], 'b'],
    ['nothing of no candidates', [], undefined],
  ])('answers %s', (_, candidates, answered) => {
    expect(likelyOf(candidates, -0.5)[0]?.id).toBe(answered);
  });
});

describe('verdictOn', () => {
  it.each([
    ['right', unseen('a', candidate('a', 0))],
    ['wrong', unseen('a', candidate('b', 0))],
    ['beside', unseen('a.one', candidate('a.other', 0))],
    ['unknown', unseen('a', candidate('b', -1))],
    ['unknown', unseen('a', candidate('unsaid.b', 0))],
    ['right', unseen('unsaid.a', candidate('unsaid.b', 0))],
    ['right', unseen('unsaid.a', candidate('b', -1))],
    ['wrong', unseen('unsaid.a', candidate('b', 0))],
  ])('%s: %j', (verdict, each) => {
    expect(verdictOn(each, -0.5, entries)).toBe(verdict);
  });
});

describe('chooseThreshold', () => {
  it('says «weiss ich nicht» rather than something wrong, and something right rather than that', () => {
    const right = [0.4, 0.3, 0.2].map((score) => unseen('a', candidate('a', score)));
    const wrong = unseen('a', candidate('b', -0.4));
    const known = chooseThreshold([...right, wrong], entries);
    expect(known).toBeGreaterThan(-0.4);
    expect(known).toBeLessThanOrEqual(0.2);
  });

  it('takes a wrong answer into account where three right ones would be lost', () => {
    const right = [-0.2, -0.3, -0.2, -0.3].map((score) => unseen('a', candidate('a', score)));
    const wrong = unseen('a', candidate('b', -0.1));
    expect(chooseThreshold([...right, wrong], entries)).toBeLessThanOrEqual(-0.3);
  });
});
