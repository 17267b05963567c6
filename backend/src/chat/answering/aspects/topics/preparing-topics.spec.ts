import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: what is done before the sealing', () => {
  it.each([
    ['Worum wird zersch poliert?', 'bleibt jahrelang'],
    ['Was mues i vor em Bringe abmontiere?', 'Veloträger'],
    ['Isch s schlimm wenn früener Silikon drufcho isch?', 'Silikon'],
    ['Ich habe bisher immer gewachst, stört das?', 'Wachs und Silikon'],
    ['Sind ihr ehrlich wenn sichs nümm lohnt?', 'nicht lohnt'],
    ['Warum fanged ihr mit em Dach a?', 'Dach'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
