import type { Outcome } from './evaluate.js';
import { isRight } from './judge-reply.js';

/**
 * Of the train half at least this share is answered rightly: a floor that only rises. Each training moves the share by
 * some tenths of a percent; what it reached stands in `docs/assistant.md`.
 */
export const TRAIN_FLOOR = 0.99;

/** The share of right replies, 0 to 1; 0 of none. */
export function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 0 : countRight(outcomes) / outcomes.length;
}

/** Questions, right replies and their share for each value of a property, and for all. */
export function tableBy(property: 'kind' | 'form', outcomes: readonly Outcome[]): string {
  const values = new Set(outcomes.map(({ question }) => question[property]));
  const rows = [...values, 'all'].map((value) => {
    const group = value === 'all' ? outcomes : outcomes.filter(({ question }) => question[property] === value);
    const share = `${(shareRight(group) * 100).toFixed(1)} %`;
    return row(value, String(group.length), String(countRight(group)), share);
  });
  return [row(property, 'questions', 'right', 'share'), ...rows].join('\n');
}

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

function countRight(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ judgement }) => isRight(judgement)).length;
}

function row(name: string, questions: string, right: string, share: string): string {
  return `${name.padEnd(12)}${questions.padStart(10)}${right.padStart(8)}${share.padStart(10)}`;
}
