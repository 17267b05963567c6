import type { Outcome } from '../evaluate.js';
import type { LabelledQuestion } from '../labelled-question.js';
import { isRight } from '../scoring/judge-reply.js';

/** The share of right replies, 0 to 1; 0 of none. */
export function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 0 : countRight(outcomes) / outcomes.length;
}

/** Questions, right replies and their share for each value of a property, and for all. */
export function tableBy(property: 'kind' | 'form', outcomes: readonly Outcome[]): string {
  const values = new Set(outcomes.map(({ question }) => question[property]));
  const rows = [...values].map((value) => row(value, outcomes.filter(has(property, value))));
  return [line(property, 'questions', 'right', 'share'), ...rows, row('all', outcomes)].join('\n');
}

function has(property: 'kind' | 'form', value: LabelledQuestion['kind' | 'form']) {
  return ({ question }: Outcome) => question[property] === value;
}

function row(name: string, outcomes: readonly Outcome[]): string {
  const share = `${(shareRight(outcomes) * 100).toFixed(1)} %`;
  return line(name, String(outcomes.length), String(countRight(outcomes)), share);
}

function line(name: string, questions: string, right: string, share: string): string {
  return `${name.padEnd(12)}${questions.padStart(10)}${right.padStart(8)}${share.padStart(10)}`;
}

function countRight(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ judgement }) => isRight(judgement)).length;
}
