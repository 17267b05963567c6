import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: a vehicle in our hands', () => {
  it.each([
    ['Wer haftet wenn meinem Wagen bei euch etwas passiert?', 'Kaskoversicherung'],
    ['Was, wenn ihr mir einen Kratzer reinmacht?', 'Kaskoversicherung'],
    ['Ist jemand in der Nacht vor Ort?', 'Sicherheitsüberwachung'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
