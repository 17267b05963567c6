import { describe, expect, it } from '@jest/globals';
import type { ActReader } from '#chat/understand/acts.js';
import { parseMarked } from '#chat/understand/marked-messages.js';
import { loadReaders } from '#chat/understand/model-file.js';
import type { Tagger } from '#chat/understand/tagger.js';
import { parseLabelled } from '#chat/understand/train-acts.js';
import { ACTS_FOLDER, DETAILS_FOLDER, messageLines } from '#chat/understand/train-readers.js';
import { type Counts, judgeActs, judgeMarks, tableOfCounts } from './judge-readers.js';

/** Of what they learned from the readers read at least this share rightly: a floor that only rises. */
const LEARNED_FLOOR = 0.97;

function learned(counts: readonly Counts[]): void {
  console.info(tableOfCounts(counts));
  expect(counts.filter(({ right, held }) => right / held < LEARNED_FLOOR)).toEqual([]);
}

describe('judgeMarks', () => {
  it('finds what was learned as it was marked', () => {
    learned(judgeMarks(messageLines(DETAILS_FOLDER).map(parseMarked), loadReaders().tagger));
  });

  it('counts words that are found, missed, cut and invented', () => {
    const messages = [
      'name\tIch bin [name:Anna Meier].',
      'name\t[name:Beat] hier',
      'vehicle\t[vehicle:VW T5]',
      'vehicle\tegal',
    ].map(parseMarked);
    const nameAtStart = { spans: () => [{ mark: 'name', start: 0, end: 4 }] } as unknown as Tagger;
    expect(judgeMarks(messages, nameAtStart).slice(0, 2)).toEqual([
      { what: 'name', held: 2, right: 1, invented: 2 },
      { what: 'vehicle', held: 1, right: 0, invented: 0 },
    ]);
  });
});

describe('judgeActs', () => {
  it('finds what was learned as it was labelled', () => {
    learned(judgeActs(messageLines(ACTS_FOLDER).map(parseLabelled), loadReaders().acts));
  });

  it('counts acts that are found, missed and invented', () => {
    const messages = ['free\tquestion\tWas kostet das?', 'free\tquestion offer\tOfferte?', 'name\t-\tAnna'].map(
      parseLabelled,
    );
    const allAsk = { actsOf: () => new Set(['question']) } as unknown as ActReader;
    expect(judgeActs(messages, allAsk).slice(0, 2)).toEqual([
      { what: 'question', held: 2, right: 2, invented: 1 },
      { what: 'offer', held: 1, right: 0, invented: 0 },
    ]);
  });
});
