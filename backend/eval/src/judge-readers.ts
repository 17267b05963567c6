import { ACTS, type ActReader } from '#chat/understand/acts.js';
import type { MarkedMessage } from '#chat/understand/marked-messages.js';
import { MARKS, type Mark, type Span, type Tagger } from '#chat/understand/tagger.js';
import type { LabelledMessage } from '#chat/understand/train-acts.js';

/** How often messages that hold a mark or an act were read so, and how many without it were. */
export interface Counts {
  /** The mark or the act. */
  readonly what: string;
  readonly held: number;
  readonly right: number;
  readonly invented: number;
}

/** Counts for each mark how the tagger does: right are all words so marked, and no others, punctuation and case apart. */
export function judgeMarks(messages: readonly MarkedMessage[], tagger: Tagger): readonly Counts[] {
  const read = messages.map(({ text, asked, spans }) => ({ text, spans, found: tagger.spans(text, asked) }));
  return MARKS.map((mark) => {
    const words = read.map(({ text, spans, found }) => [spans, found].map((each) => wordsOf(text, each, mark)));
    const held = words.filter(([meant]) => meant !== '');
    return {
      what: mark,
      held: held.length,
      right: held.filter(([meant, found]) => meant === found).length,
      invented: words.filter(([meant, found]) => meant === '' && found !== '').length,
    };
  });
}

function wordsOf(text: string, spans: readonly Span[], mark: Mark): string {
  const words = spans.filter((span) => span.mark === mark).map(({ start, end }) => text.slice(start, end));
  return words
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Counts for each act how messages are read. */
export function judgeActs(messages: readonly LabelledMessage[], reader: ActReader): readonly Counts[] {
  const read = messages.map(({ text, situation, acts }) => ({ acts, found: reader.actsOf(text, situation) }));
  return ACTS.map((act) => {
    const held = read.filter(({ acts }) => acts.includes(act));
    return {
      what: act,
      held: held.length,
      right: held.filter(({ found }) => found.has(act)).length,
      invented: read.filter(({ acts, found }) => !acts.includes(act) && found.has(act)).length,
    };
  });
}

/** A row for each mark or act. */
export function tableOfCounts(counts: readonly Counts[]): string {
  const rows = counts.map(({ what, held, right, invented }) => {
    const share = held === 0 ? '–' : `${((100 * right) / held).toFixed(1)} %`;
    return row(what, String(held), String(right), share, String(invented));
  });
  return [row('', 'messages', 'right', 'share', 'invented'), ...rows].join('\n');
}

function row(what: string, ...cells: readonly string[]): string {
  return `${what.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
