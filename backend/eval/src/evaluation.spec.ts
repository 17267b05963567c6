import { profileFacts } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AnswerEngine } from '#chat/answers/answer.js';
import { EntryEngine } from '#chat/answers/entry-engine.js';
import { loadModel } from '#chat/understand/model-file.js';
import { evaluate, type Outcome } from './evaluate.js';
import { type LabelledQuestion, readQuestions } from './labelled-questions.js';
import { describeFailures, describeInvented, shareRight, TRAIN_FLOOR, tableBy } from './report.js';

// The held-out half gates nothing: it is measured for releases, by `npm run chat:eval`.
describe('the assistant, asked the train half', () => {
  let outcomes: readonly Outcome[];

  beforeAll(async () => {
    outcomes = await evaluate(readQuestions('train'), new EntryEngine(loadModel(), profileFacts));
    console.info(`${tableBy('kind', outcomes)}\n\n${tableBy('form', outcomes)}`);
  }, 60_000);

  it('answers no fewer rightly than before', () => {
    // The failures where too many fail, so that a red test says which.
    expect(shareRight(outcomes) >= TRAIN_FLOOR ? '' : describeFailures(outcomes)).toBe('');
  });

  it('invents no amount', () => {
    expect(describeInvented(outcomes)).toEqual([]);
  });
});

describe('evaluate', () => {
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
    ...{ id: 'echo-1', kind: 'follow-up', form: 'standard', now: '2026-07-01T10:00:00+02:00' },
    turns: ['Autohotel', 'Einlagerung'],
    mustContain: [['Einlagerung']],
    mustNotContain: [],
  };

  it('judges the reply to the last turn, with the context of those before, and carries nothing to the next', async () => {
    const outcomes = await evaluate([question, { ...question, turns: ['Vermittlung'] }], echo);
    expect(outcomes.map(({ reply, judgement: { missing } }) => [reply, missing])).toEqual([
      ['Einlagerung (Autohotel, 2026-07-01T08:00:00.000Z)', []],
      ['Vermittlung (nichts, 2026-07-01T08:00:00.000Z)', [['Einlagerung']]],
    ]);
  });
});

describe('tableBy', () => {
  const outcome = (kind: string, invented: readonly number[] = []) =>
    ({ question: { kind }, judgement: { missing: [], forbidden: [], invented } }) as unknown as Outcome;

  it('counts the right replies of each kind and of all, an invented amount as wrong', () => {
    const table = tableBy('kind', [outcome('price'), outcome('price', [99]), outcome('hours')]);
    expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['kind', 'questions', 'right', 'share'],
      ['price', '2', '1', '50.0 %'],
      ['hours', '1', '1', '100.0 %'],
      ['all', '3', '2', '66.7 %'],
    ]);
  });
});
