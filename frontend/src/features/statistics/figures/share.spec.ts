import { expect, it } from '@jest/globals';
import { formatShare } from './share.ts';

it.each([
  [41, 100, '41 %'],
  [1, 3, '33 %'],
  [2, 3, '67 %'],
  [0, 7, '0 %'],
  [7, 7, '100 %'],
  [1, 1_000, '< 1 %'],
  [999, 1_000, '> 99 %'],
  [0, 0, '–'],
])('%p of %p is «%s»', (part, whole, expected) => {
  expect(formatShare(part, whole).replaceAll('\u00a0', ' ')).toBe(expected);
});
