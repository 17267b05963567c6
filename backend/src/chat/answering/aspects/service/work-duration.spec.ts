import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('how long the work takes, asked by when it is done', () => {
  it.each([
    [
      'Bis wann ist mein Wagen wieder bereit wenn ich ihn am Montag bringe?',
      'Wie lange die Keramikversiegelung und die Dampfreinigung dauern',
    ],
    [
      'Ich brauche das Womo am Freitag wieder, reicht es wenn ich es am Dienstag bringe?',
      'Wie lange die Keramikversiegelung und die Dampfreinigung dauern',
    ],
    [
      'kann ich mein fahrzeug am gleichen tag wieder mitnehmen',
      'Wie lange die Keramikversiegelung und die Dampfreinigung dauern',
    ],
    ['mues i s auto über nacht bi euch lah?', 'Wie lange die Keramikversiegelung und die Dampfreinigung dauern'],
    [
      'Ist eine Woche realistisch für Aufbereitung und Versiegelung?',
      'Wie lange das Komplettpaket aus Aufbereitung und Versiegelung dauert',
    ],
    [
      'bis wann ist der camper fertig wenn ich am 10. märz komme',
      'Wie lange die Keramikversiegelung und die Dampfreinigung dauern',
    ],
    ['Kann ich am Samstag um zehn bringen?', '08:30'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
