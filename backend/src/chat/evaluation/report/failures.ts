import type { Outcome } from '../evaluate.js';
import { isRight } from '../scoring/judge-reply.js';

/** Each question that was answered wrongly, with its reply and what is wrong with it. */
export function describeFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({ judgement }) => !isRight(judgement))
    .map(describeFailure)
    .join('\n\n');
}

/** Ids and amounts of replies that name an amount out of the air. */
export function describeInvented(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes
    .filter(({ judgement }) => judgement.invented.length > 0)
    .map(({ question, judgement }) => `${question.id}: CHF ${judgement.invented.join(', ')}`);
}

function describeFailure({ question, reply, judgement }: Outcome): string {
  return [
    `${question.id} (${question.form})`,
    ...question.turns.map((turn) => `  > ${turn}`),
    `  ${reply.replaceAll('\n', '\n  ')}`,
    ...judgement.missing.map((alternatives) => `  missing: ${alternatives.join(' | ')}`),
    ...judgement.forbidden.map((term) => `  must not occur: ${term}`),
    ...judgement.invented.map((amount) => `  invented: CHF ${amount}`),
  ].join('\n');
}
