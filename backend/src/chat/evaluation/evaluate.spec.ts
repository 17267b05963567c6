import { describe, expect, it } from '@jest/globals';
import type { AnswerEngine } from '../answers/answer.js';
import { evaluate } from './evaluate.js';
import type { LabelledQuestion } from './labelled-question.js';

/** Says what it was asked, about what, and when. */
const echo: AnswerEngine = {
  answer: async ({ text, context, now }) => ({
    kind: 'answer',
    reply: `${text} (${context.subject ?? 'nichts'}, ${now.toISOString()})`,
    context: { subject: text },
    passages: [],
  }),
};

const question: LabelledQuestion = {
  id: 'echo-1',
  kind: 'follow-up',
  form: 'standard',
  turns: ['Autohotel', 'Einlagerung'],
  now: '2026-07-01T10:00:00+02:00',
  mustContain: [['Einlagerung']],
};

describe('evaluate', () => {
  it('judges the reply to the last turn, with the context of those before', async () => {
    const [outcome] = await evaluate([question], echo);
    expect(outcome?.reply).toBe('Einlagerung (Autohotel, 2026-07-01T08:00:00.000Z)');
    expect(outcome?.judgement.missing).toEqual([]);
  });

  it('carries nothing from one question to the next', async () => {
    const { now: _, ...timeless } = question;
    const [, second] = await evaluate([question, { ...timeless, turns: ['Vermittlung'] }], echo);
    expect(second?.reply).toBe('Vermittlung (nichts, 2026-03-03T09:00:00.000Z)');
    expect(second?.judgement.missing).toEqual([['Einlagerung']]);
  });
});
