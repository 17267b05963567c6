import { describe, expect, it } from '@jest/globals';
import { MARKED_FOLDER, markedLines, parseMarked } from '#chat/understand/marked-messages.js';
import { loadTagger } from '#chat/understand/model-file.js';
import type { Tagger } from '#chat/understand/tagger.js';
import { judgeMarks, tableOfMarks } from './judge-marks.js';

/** Of the messages that it learned from it marks at least this share rightly: a floor that only rises. */
const LEARNED_FLOOR = 0.97;

describe('judgeMarks', () => {
  it('finds what was learned as it was marked', () => {
    const counts = judgeMarks(markedLines(MARKED_FOLDER).map(parseMarked), loadTagger());
    console.info(tableOfMarks(counts));
    const shareOf = ({ right, marked }: (typeof counts)[number]) => right / marked;
    expect(counts.filter((count) => shareOf(count) < LEARNED_FLOOR)).toEqual([]);
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
      { mark: 'name', marked: 2, right: 1, invented: 2 },
      { mark: 'vehicle', marked: 1, right: 0, invented: 0 },
    ]);
  });
});
