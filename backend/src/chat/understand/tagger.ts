import type { EnquiryAsked } from '../reading/enquiry-slots.js';
import { featureRows, ROWS, transitionHashes, transitionRow } from './slot-features.js';
import type { SparseMatrix } from './sparse-matrix.js';
import { type Token, tokensOf } from './tokens.js';

/** What is marked in a message: the visitor's name, vehicle or its bare kind, when to come, and when to be called. */
export const MARKS = ['name', 'vehicle', 'kind', 'date', 'call'] as const;
export type Mark = (typeof MARKS)[number];

/** Words that are marked, half-open in characters of the text. */
export interface Span {
  readonly mark: Mark;
  readonly start: number;
  readonly end: number;
}

/** The tags of a token: 0 where it is marked by nothing; for each mark that it begins one, and that it goes on with one. */
export const TAGS = 1 + 2 * MARKS.length;
/** The tag before the first token. */
const START = TAGS;
/** The score of what can not be. Here, since a name of the language's own is looked up slowly where Jest runs modules. */
const NEVER = Number.NEGATIVE_INFINITY;

export const beginning = (mark: Mark) => 1 + 2 * MARKS.indexOf(mark);
const isGoingOn = (tag: number) => tag > 0 && tag % 2 === 0;
/** Only what has begun goes on. */
const mayFollow = (tag: number, before: number) => !isGoingOn(tag) || before === tag || before === tag - 1;

/** A text as it is tagged. */
export interface Sequence {
  readonly tokens: readonly Token[];
  readonly rows: readonly (readonly number[])[];
  readonly transitions: readonly (readonly number[])[];
}

export function sequenceOf(text: string, asked: EnquiryAsked): Sequence {
  const tokens = tokensOf(text, asked);
  return {
    tokens,
    rows: tokens.map((_, at) => featureRows(tokens, at)),
    transitions: tokens.map((_, at) => transitionHashes(tokens, at)),
  };
}

/** Rows that count for a tag at a place, behind the tag before it. */
export function rowsOfTag({ rows, transitions }: Sequence, at: number, before: number): readonly number[] {
  const hashes = transitions[at] as readonly number[];
  return [...(rows[at] as readonly number[]), ...hashes.map((hash) => transitionRow(hash, before))];
}

/** Adds what a row counts for each tag. */
export type AddRow = (row: number, scores: Float64Array) => void;

/** The tags that score most in all, for each token one (Viterbi). */
export function bestTags(sequence: Sequence, addRow: AddRow): readonly number[] {
  const { length } = sequence.tokens;
  const paths = new Int8Array(length * TAGS);
  let [scores, next] = [new Float64Array(TAGS + 1), new Float64Array(TAGS + 1)];
  const [own, sums] = [new Float64Array(TAGS), new Float64Array(TAGS)];
  scores.fill(NEVER);
  scores[START] = 0;
  for (let at = 0; at < length; at += 1) {
    own.fill(0);
    for (const row of sequence.rows[at] as readonly number[]) addRow(row, own);
    next.fill(NEVER);
    for (let before = 0; before <= TAGS; before += 1) {
      const score = scores[before] as number;
      if (score === NEVER) continue;
      sums.set(own);
      for (const hash of sequence.transitions[at] as readonly number[]) addRow(transitionRow(hash, before), sums);
      for (let tag = 0; tag < TAGS; tag += 1) {
        const sum = score + (sums[tag] as number);
        if (sum <= (next[tag] as number) || !mayFollow(tag, before)) continue;
        next[tag] = sum;
        paths[at * TAGS + tag] = before;
      }
    }
    [scores, next] = [next, scores];
  }
  const tags: number[] = [];
  let tag = scores.indexOf(Math.max(...scores));
  for (let at = length - 1; at >= 0; at -= 1) {
    tags.unshift(tag);
    tag = paths[at * TAGS + tag] as number;
  }
  return tags;
}

/** Marks what a message tells, as it learned from marked messages: see `trainTagger`. */
export class Tagger {
  private readonly addRow: AddRow;

  /** @param weights of `ROWS` features, for each tag a column */
  constructor({ starts, columns, values }: SparseMatrix) {
    if (starts.length !== ROWS + 1) throw new RangeError('The weights are of other features');
    this.addRow = (row, scores) => {
      const end = starts[row + 1] as number;
      for (let place = starts[row] as number; place < end; place += 1) {
        const tag = columns[place] as number;
        scores[tag] = (scores[tag] as number) + (values[place] as number);
      }
    };
  }

  /** The marked words of a text, in their order. */
  spans(text: string, asked: EnquiryAsked): readonly Span[] {
    const sequence = sequenceOf(text, asked);
    const spans: Span[] = [];
    bestTags(sequence, this.addRow).forEach((tag, at) => {
      const { start, end } = sequence.tokens[at] as Token;
      const open = spans.at(-1);
      if (isGoingOn(tag) && open !== undefined) spans[spans.length - 1] = { ...open, end };
      else if (tag > 0) spans.push({ mark: MARKS[(tag - 1) / 2] as Mark, start, end });
    });
    return spans;
  }
}
