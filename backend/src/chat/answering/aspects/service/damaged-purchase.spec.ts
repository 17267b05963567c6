import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('whether a damaged vehicle is bought', () => {
  it.each([
    ['Kauft ihr auch Unfallautos?', 'mit einem Schaden kaufen, weiss ich nicht'],
    ['Nehmt ihr ein Wohnmobil mit Wasserschaden?', 'mit einem Schaden kaufen, weiss ich nicht'],
    ['Was ist mein Audi noch wert?', 'Der Preis entsteht am Fahrzeug'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
