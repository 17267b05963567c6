import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('how long the work takes, asked by when it is done', () => {
  it.each([
    ['Bis wann ist mein Wagen wieder bereit wenn ich ihn am Montag bringe?', '3 bis 5 Arbeitstage'],
    ['Ich brauche das Womo am Freitag wieder, reicht es wenn ich es am Dienstag bringe?', '3 bis 5 Arbeitstage'],
    ['kann ich mein fahrzeug am gleichen tag wieder mitnehmen', '2 bis 4 Stunden'],
    ['mues i s auto über nacht bi euch lah?', '3 bis 5 Arbeitstage'],
    ['Ist eine Woche realistisch für Aufbereitung und Versiegelung?', '3 bis 5 Arbeitstage'],
    ['bis wann ist der camper fertig wenn ich am 10. märz komme', '3 bis 5 Arbeitstage'],
    ['Kann ich am Samstag um zehn bringen?', '08:30'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
