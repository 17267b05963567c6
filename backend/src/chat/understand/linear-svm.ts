import { productOf, type SparseMatrix, sparseMatrix, sparseVector } from './sparse-matrix.js';
import type { SparseVector } from './vectoriser.js';

const MOST_ROUNDS = 20;
/** Of the order of the texts: the same seed gives the same weights. */
const SEED = 1;
/** A round in which no text is further from its optimum than this is the last. */
const TOLERANCE = 0.05;
/** What is so little off is left as it is. */
const NEGLIGIBLE = 1e-3;
/** Texts this far beyond the margin are looked at again only once the others are settled. */
const FAR = 0.3;

/**
 * Learns to tell each class from all others: L2-regularised linear support vector machines with squared hinge loss, by
 * dual coordinate descent (Hsieh et al. 2008, «A Dual Coordinate Descent Method for Large-scale Linear SVM»).
 *
 * @param labels of each text, the places of its classes
 * @param size how many features there are
 * @param cost of a text on the wrong side of its margin, beside the length of the weights
 * @returns for each class a weight of each feature and, behind them, of one that every text has (the bias)
 */
export function trainLinearSvm(
  texts: readonly SparseVector[],
  labels: readonly (readonly number[])[],
  { classes, size, cost = 1 }: { readonly classes: number; readonly size: number; readonly cost?: number },
): SparseMatrix {
  const order = shuffled(texts.length, SEED);
  const rows = inRows(Array.from(order, (text) => texts[text] as SparseVector));
  const columns = Array.from({ length: classes }, (_, label) => {
    const sides = Int8Array.from(order, (text) => (labels[text]?.includes(label) ? 1 : -1));
    return sparseVector(separate(rows, sides, { size, cost }));
  });
  return sparseMatrix(columns, size + 1);
}

/** Vectors one behind the other, as they are read: row `r` lies from `starts[r]` up to `starts[r + 1]`. */
interface Rows {
  readonly starts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float32Array;
  /** The squared length of each row, with the bias. */
  readonly squares: Float64Array;
}

function inRows(vectors: readonly SparseVector[]): Rows {
  const starts = new Int32Array(vectors.length + 1);
  vectors.forEach(({ indices }, row) => {
    starts[row + 1] = (starts[row] as number) + indices.length;
  });
  const count = starts[vectors.length] as number;
  const rows = { starts, indices: new Int32Array(count), values: new Float32Array(count) };
  vectors.forEach(({ indices, values }, row) => {
    rows.indices.set(indices, starts[row]);
    rows.values.set(values, starts[row]);
  });
  const squares = vectors.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  return { ...rows, squares: Float64Array.from(squares) };
}

/**
 * The weights that tell one class from all others, the bias behind them.
 *
 * @param sides of each row, 1 where it is of the class and -1 where it is not
 */
function separate(
  rows: Rows,
  sides: Int8Array,
  { size, cost }: { readonly size: number; readonly cost: number },
): Float64Array {
  const weights = new Float64Array(size + 1);
  // Nearly all texts belong to other classes: so nearly all are right from the beginning.
  weights[size] = -1;
  const shares = new Float64Array(sides.length);
  const diagonal = 1 / (2 * cost);
  const all = Int32Array.from(sides.keys());
  let active = all;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let worst = 0;
    const close: number[] = [];
    for (const text of active) {
      const side = sides[text] as number;
      const share = shares[text] as number;
      const gradient = side * scoreOf(weights, rows, text) - 1 + share * diagonal;
      const violation = Math.abs(share === 0 ? Math.min(gradient, 0) : gradient);
      if (share > 0 || gradient < FAR) close.push(text);
      worst = Math.max(worst, violation);
      if (violation < NEGLIGIBLE) continue;
      const next = Math.max(0, share - gradient / ((rows.squares[text] as number) + diagonal));
      shares[text] = next;
      add(weights, rows, text, (next - share) * side);
    }
    if (worst >= TOLERANCE) active = Int32Array.from(close);
    else if (active === all) break;
    else active = all;
  }
  return weights;
}

function scoreOf(weights: Float64Array, { starts, indices, values }: Rows, row: number): number {
  let score = weights[weights.length - 1] as number;
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    score += (weights[indices[at] as number] as number) * (values[at] as number);
  }
  return score;
}

function add(weights: Float64Array, { starts, indices, values }: Rows, row: number, step: number): void {
  const bias = weights.length - 1;
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) {
    const place = indices[at] as number;
    weights[place] = (weights[place] as number) + step * (values[at] as number);
  }
  weights[bias] = (weights[bias] as number) + step;
}

/** The numbers below `length` in an order that depends on the seed alone (Fisher and Yates; a linear congruence). */
export function shuffled(length: number, seed: number): Int32Array {
  const order = Int32Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let last = length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** How clearly a text belongs to each class: above 0 it does, by its own judgement; about −1 it surely does not. */
export function scoresOf(weights: SparseMatrix, { indices, values }: SparseVector): Float32Array {
  const bias = weights.starts.length - 2;
  return productOf({ indices: Int32Array.of(...indices, bias), values: Float32Array.of(...values, 1) }, weights);
}
