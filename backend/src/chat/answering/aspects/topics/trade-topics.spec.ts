import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: selling and buying', () => {
  it.each([
    ['Kaufen Sie auch einen ganz normalen Golf?', 'Sportwagen'],
    ['Chan ich es gleasts Auto verchaufe?', 'Leasing'],
    ['Min Wage isch no im Leasing, chan i en glich verchaufe?', 'Leasing'],
    ['Was heisst ab MFK?', 'Motorfahrzeugkontrolle'],
    ['Mues es frisch ab MFK si?', 'Vorgeschrieben'],
    ['Söll i lieber direkt verchaufe oder vermittle loh?', 'schneller'],
    ['Mues i sofort underschriibe?', 'Unterschreiben müssen'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
