import { describe, expect, it } from '@jest/globals';
import type { AnswerContext } from '../answer.js';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const answerTo = (text: string, context: AnswerContext = {}) => engine.answer({ text, context, now });

describe('a wish that is refused, or has been granted', () => {
  it.each([
    'Nein danke, keine Offerte. Nur die Dauer der Versiegelung, bitte.',
    'Ich brauche keinen Termin, nur den Preis der Dampfreinigung',
    'Den Termin habe ich, jetzt fehlt mir nur noch der Weg',
  ])('«%s» is none', async (text) => {
    expect((await answerTo(text)).kind).not.toBe('enquiry');
  });

  it.each(['Ich möchte eine Offerte', 'Bitte einen Termin, keine Offerte', 'Termin für die Innenreinigung'])(
    '«%s» is one',
    async (text) => {
      expect((await answerTo(text)).kind).toBe('enquiry');
    },
  );
});
