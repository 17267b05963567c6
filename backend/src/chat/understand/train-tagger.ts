import { shuffled } from './linear-svm.js';
import type { MarkedMessage } from './marked-messages.js';
import { ROWS } from './slot-features.js';
import { type SparseMatrix, sparseMatrix, sparseVector } from './sparse-matrix.js';
import { type AddRow, beginning, bestTags, rowsOfTag, type Sequence, type Span, sequenceOf, TAGS } from './tagger.js';
import type { Token } from './tokens.js';

/** One order of the messages gives other weights than the next: of so many the mean is taken. */
const ORDERS = 3;
const ROUNDS = 25;
/** For so many rounds a message is left alone that was marked right. */
const RESTS = 3;
/** Features that are seen less often are chance. */
const FEWEST = 2;

/** A message, and how it is to be tagged. */
interface Lesson {
  readonly sequence: Sequence;
  readonly tags: readonly number[];
}

/** Learns to mark messages. The same messages give the same weights. */
export function trainTagger(messages: readonly MarkedMessage[]): SparseMatrix {
  const lessons = withoutRare(messages.map(({ text, asked }) => sequenceOf(text, asked))).map((sequence, number) => {
    const { spans } = messages[number] as MarkedMessage;
    return { sequence, tags: sequence.tokens.map((token) => tagOf(token, spans)) };
  });
  const mean = new Float64Array(ROWS * TAGS);
  for (let order = 0; order < ORDERS; order += 1) {
    weightsOf(lessons, order).forEach((weight, place) => {
      mean[place] = (mean[place] as number) + weight / ORDERS;
    });
  }
  const columnOf = (tag: number) => Float64Array.from({ length: ROWS }, (_, row) => mean[row * TAGS + tag] as number);
  return sparseMatrix(
    Array.from({ length: TAGS }, (_, tag) => sparseVector(columnOf(tag))),
    ROWS,
  );
}

/**
 * The weights of each row for each tag, by a structured perceptron whose weights are averaged over all steps (Collins 2002,
 * «Discriminative Training Methods for Hidden Markov Models»).
 */
function weightsOf(lessons: readonly Lesson[], order: number): Float64Array {
  const weights = new Float64Array(ROWS * TAGS);
  /** Each change times the step at which it was made. */
  const changes = new Float64Array(ROWS * TAGS);
  let step = 1;
  const addRow: AddRow = (row, scores) => {
    for (let tag = 0; tag < TAGS; tag += 1)
      scores[tag] = (scores[tag] as number) + (weights[row * TAGS + tag] as number);
  };
  const change = (sequence: Sequence, tags: readonly number[], by: number) => {
    tags.forEach((tag, at) => {
      for (const row of rowsOfTag(sequence, at, tags[at - 1] ?? TAGS)) {
        const place = row * TAGS + tag;
        weights[place] = (weights[place] as number) + by;
        changes[place] = (changes[place] as number) + by * step;
      }
    });
  };
  const next = lessons.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const number of shuffled(lessons.length, order * ROUNDS + round + 1)) {
      step += 1;
      if (round < (next[number] as number)) continue;
      const { sequence, tags } = lessons[number] as Lesson;
      const best = bestTags(sequence, addRow);
      if (best.every((tag, at) => tag === tags[at])) {
        next[number] = round + 1 + RESTS;
        continue;
      }
      change(sequence, tags, 1);
      change(sequence, best, -1);
    }
  }
  return weights.map((weight, place) => weight - (changes[place] as number) / step);
}

function withoutRare(sequences: readonly Sequence[]): readonly Sequence[] {
  const counts = new Uint32Array(ROWS);
  for (const row of sequences.flatMap(({ rows }) => rows).flat()) counts[row] = (counts[row] as number) + 1;
  const isUsual = (row: number) => (counts[row] as number) >= FEWEST;
  return sequences.map((sequence) => ({ ...sequence, rows: sequence.rows.map((rows) => rows.filter(isUsual)) }));
}

function tagOf({ start, end }: Token, spans: readonly Span[]): number {
  const span = spans.find((each) => start < each.end && end > each.start);
  if (span === undefined) return 0;
  return beginning(span.mark) + (start <= span.start ? 0 : 1);
}
