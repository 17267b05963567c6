import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('what the guarantee is for, asked by what goes wrong', () => {
  it.each([
    ['Wer zahlt, wenn sich die Schicht nach zwei Jahren ablöst?', '5 Jahre Garantie'],
    [
      'Und wenn die Keramik nach einem Jahr schon nicht mehr abperlt, macht ihr das nochmal gratis?',
      '5 Jahre Garantie',
    ],
    ['Die Versiegelung ist nach zwei Jahren an einer Stelle matt, was nun?', '5 Jahre Garantie'],
    ['Habt ihr auf die Dampfreinigung auch Garantie, dass der Fleck nicht mehr kommt', 'weiss ich nicht'],
    ['Wie merke ich, dass die Schicht nachlässt?', 'abzuperlen'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
