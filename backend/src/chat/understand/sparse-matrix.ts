import type { SparseVector } from './vectoriser.js';

/**
 * What each feature counts for each column (a class or a text), where that is not zero: for feature `f` the columns and
 * values from `starts[f]` up to `starts[f + 1]`.
 */
export interface SparseMatrix {
  /** How many columns there are, at most 65,536. */
  readonly width: number;
  readonly starts: Uint32Array;
  readonly columns: Uint16Array;
  /** In steps. */
  readonly values: Int8Array;
  /** What one step is worth. */
  readonly step: number;
}

/** Values are rounded to so many steps on each side of zero: seven in eight weights are zero then, and no answer is another. */
const STEPS = 127;

/** @param size how many features there are */
export function sparseMatrix(columns: readonly SparseVector[], size: number): SparseMatrix {
  const largest = columns.map(({ values }) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  const step = Math.max(...largest) / STEPS || 1;
  const starts = new Uint32Array(size + 1);
  eachStep(columns, step, (feature) => {
    starts[feature + 1] = (starts[feature + 1] as number) + 1;
  });
  for (let feature = 0; feature < size; feature += 1) {
    starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
  }
  const next = starts.slice();
  const count = starts[size] as number;
  const matrix = { width: columns.length, starts, columns: new Uint16Array(count), values: new Int8Array(count), step };
  eachStep(columns, step, (feature, column, steps) => {
    const place = next[feature] as number;
    next[feature] = place + 1;
    matrix.columns[place] = column;
    matrix.values[place] = steps;
  });
  return matrix;
}

/** The places of a list at which something stands, and what. */
export function sparseVector(weights: Float64Array): SparseVector {
  const indices: number[] = [];
  weights.forEach((weight, feature) => {
    if (weight !== 0) indices.push(feature);
  });
  return {
    indices: Int32Array.from(indices),
    values: Float32Array.from(indices, (feature) => weights[feature] as number),
  };
}

function eachStep(
  columns: readonly SparseVector[],
  step: number,
  see: (feature: number, column: number, steps: number) => void,
): void {
  columns.forEach(({ indices, values }, column) => {
    indices.forEach((feature, at) => {
      const steps = Math.round((values[at] as number) / step);
      if (steps !== 0) see(feature, column, steps);
    });
  });
}

/** The product of a vector and each column: scores of classes, or cosines (0 to 1) of texts. */
export function productOf({ indices, values }: SparseVector, matrix: SparseMatrix): Float32Array {
  const products = new Float32Array(matrix.width);
  for (let at = 0; at < indices.length; at += 1) {
    const feature = indices[at] as number;
    const value = (values[at] as number) * matrix.step;
    const end = matrix.starts[feature + 1] as number;
    for (let place = matrix.starts[feature] as number; place < end; place += 1) {
      const column = matrix.columns[place] as number;
      products[column] = (products[column] as number) + value * (matrix.values[place] as number);
    }
  }
  return products;
}
