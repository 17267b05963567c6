import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('asked in everyday words: vehicles that stand for long', () => {
  it.each([
    ['Ladet ihr Lithiumbatterie au?', 'Lithium'],
    ['Mein Wohnmobil hat eine Lithiumbatterie. Ist das ein Problem beim Überwintern?', 'Lithium'],
    ['Was mues i ussem Camper useneh vor em Winter?', 'leeren'],
    ['Söll i d Gasfläsche drin loh?', 'gas'],
    ['Chöi d Gasfläsche im Womo blybe?', 'Flaschen'],
    ['Wie viel Luft söll i i d Reife tue?', 'Druck'],
    ['Söll i d Handbrämsi azieh?', 'Handbremse'],
    ['Mues de Tank voll si?', 'Tank'],
    ['Cha i d Schilder abgäh über e Winter?', 'Strassenverkehrsamt'],
    ['Hets Müüs?', 'Krümel'],
    ['Was passiert mit de Pneu wenns s ganz Johr staht?', 'Druck'],
    ['Mues i de Chüehlschrank offe lah?', 'Kühlschrank'],
    ['Muss ich das WC leeren vor dem Einstellen?', 'Toilette'],
    ['Uf was mues i bi de erschte Usfahrt luege?', 'langsam'],
    ['Hilft e Blache gäge Rost?', 'Blache'],
    ['Was passiert mit de Nummereschilder bim Verchauf?', 'Schilder'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
