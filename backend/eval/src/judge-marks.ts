import type { MarkedMessage } from '#chat/understand/marked-messages.js';
import { MARKS, type Mark, type Span, type Tagger } from '#chat/understand/tagger.js';

/** How the messages that hold a mark were tagged, and how many without it were given it. */
export interface MarkCounts {
  readonly mark: Mark;
  readonly marked: number;
  /** All words so marked, and no others, punctuation and letter case apart. */
  readonly right: number;
  readonly invented: number;
}

/** Counts for each mark how the tagger does on marked messages. */
export function judgeMarks(messages: readonly MarkedMessage[], tagger: Tagger): readonly MarkCounts[] {
  const read = messages.map(({ text, asked, spans }) => ({ text, spans, found: tagger.spans(text, asked) }));
  return MARKS.map((mark) => {
    const words = read.map(({ text, spans, found }) => [spans, found].map((each) => wordsOf(text, each, mark)));
    const marked = words.filter(([meant]) => meant !== '');
    return {
      mark,
      marked: marked.length,
      right: marked.filter(([meant, found]) => meant === found).length,
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

/** A row for each mark. */
export function tableOfMarks(counts: readonly MarkCounts[]): string {
  const rows = counts.map(({ mark, marked, right, invented }) => {
    const share = `${((100 * right) / marked).toFixed(1)} %`;
    return row(mark, String(marked), String(right), share, String(invented));
  });
  return [row('mark', 'messages', 'right', 'share', 'invented'), ...rows].join('\n');
}

function row(mark: string, ...cells: readonly string[]): string {
  return `${mark.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
