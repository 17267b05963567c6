import { profileFacts } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EntryEngine } from '../answers/entry-engine.js';
import { loadModel } from '../understand/model-file.js';
import { evaluate, type Outcome, TRAIN_FLOOR } from './evaluate.js';
import { readQuestions } from './read-questions.js';
import { describeFailures, describeInvented, shareRight, tableBy } from './report.js';

// The held-out half gates nothing: it is measured for releases, by `npm run chat:eval`.
describe('the assistant, asked the train half', () => {
  let outcomes: readonly Outcome[];

  beforeAll(async () => {
    outcomes = await evaluate(readQuestions('train'), new EntryEngine(loadModel(), profileFacts));
    console.info(`${tableBy('kind', outcomes)}\n\n${tableBy('form', outcomes)}`);
  }, 60_000);

  it('answers no fewer rightly than before', () => {
    expect(describeFailuresAbove(TRAIN_FLOOR)).toBe('');
  });

  it('invents no amount', () => {
    expect(describeInvented(outcomes)).toEqual([]);
  });

  /** The failures where too many fail, so that a red test says which. */
  function describeFailuresAbove(share: number): string {
    return shareRight(outcomes) >= share ? '' : describeFailures(outcomes);
  }
});
