import type { SparseVector } from './vectoriser.js';

/** Which texts have a feature, and how much of it: of feature `f` those from `starts[f]` up to `starts[f + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly texts: Uint16Array;
  readonly values: Float32Array;
}

/** @param texts at most 65,536 */
export function postingsOf(texts: readonly SparseVector[], size: number): Postings {
  const starts = new Uint32Array(size + 1);
  for (const { indices } of texts) for (const feature of indices) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < size; feature += 1) {
    starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
  }
  const next = starts.slice();
  const total = starts[size] ?? 0;
  const postings = { starts, texts: new Uint16Array(total), values: new Float32Array(total) };
  texts.forEach(({ indices, values }, text) => {
    indices.forEach((feature, at) => {
      const place = next[feature] as number;
      next[feature] = place + 1;
      postings.texts[place] = text;
      postings.values[place] = values[at] as number;
    });
  });
  return postings;
}

/** How alike each of so many texts is to one: cosines of 0 to 1. */
export function cosinesTo(vector: SparseVector, { starts, texts, values }: Postings, count: number): Float32Array {
  const cosines = new Float32Array(count);
  vector.indices.forEach((feature, at) => {
    const value = vector.values[at] as number;
    for (let place = starts[feature] as number; place < (starts[feature + 1] as number); place += 1) {
      const text = texts[place] as number;
      cosines[text] = (cosines[text] as number) + value * (values[place] as number);
    }
  });
  return cosines;
}

/**
 * For each class, how alike its most alike text is.
 *
 * @param labels the class of each text
 */
export function likenessOf(
  vector: SparseVector,
  {
    postings,
    labels,
    classes,
  }: { readonly postings: Postings; readonly labels: Uint16Array; readonly classes: number },
): Float32Array {
  const best = new Float32Array(classes);
  cosinesTo(vector, postings, labels.length).forEach((cosine, text) => {
    const label = labels[text] as number;
    if (cosine > (best[label] as number)) best[label] = cosine;
  });
  return best;
}
