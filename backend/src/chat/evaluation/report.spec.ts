import { describe, expect, it } from '@jest/globals';
import type { Outcome } from './evaluate.js';
import type { QuestionKind } from './labelled-question.js';
import { shareRight, tableBy } from './report.js';

describe('tableBy', () => {
  it('counts the right replies of each kind and of all', () => {
    const outcomes = [outcome('price', true), outcome('price', false), outcome('hours', true)];
    expect(tableBy('kind', outcomes).split('\n').map(columns)).toEqual([
      ['kind', 'questions', 'right', 'share'],
      ['price', '2', '1', '50.0 %'],
      ['hours', '1', '1', '100.0 %'],
      ['all', '3', '2', '66.7 %'],
    ]);
  });

  it('counts an invented amount as wrong', () => {
    const { judgement, ...rest } = outcome('price', true);
    expect(shareRight([{ ...rest, judgement: { ...judgement, invented: [99] } }])).toBe(0);
  });
});

function columns(line: string): readonly string[] {
  return line.split(/ {2,}/);
}

function outcome(kind: QuestionKind, isRight: boolean): Outcome {
  return {
    question: { id: kind, kind, form: 'standard', turns: ['?'], mustContain: [] },
    reply: '',
    judgement: { missing: isRight ? [] : [['x']], forbidden: [], invented: [] },
  };
}
