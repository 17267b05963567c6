import { expect, it } from '@jest/globals';
import { chunksOf } from './chunks-of.js';

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3], 2, [[1, 2], [3]]],
])('%j in pieces of %i', (items, size, chunks) => {
  expect(chunksOf(items, size)).toEqual(chunks);
});
