import { expect, it } from '@jest/globals';
import { bulkResultText } from './bulk-change.ts';

const seen = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `lead-${place}`, version: 2 }));

it.each([
  [{ changed: seen(23), outdated: ['a', 'b'], gone: [] }, '23 geändert, 2 inzwischen von anderen geändert'],
  [{ changed: seen(1), outdated: [], gone: [] }, '1 geändert'],
  [{ changed: [], outdated: [], gone: ['c'] }, '0 geändert, 1 inzwischen gelöscht oder zusammengeführt'],
])('says what became of the leads: %#', (result, text) => {
  expect(bulkResultText(result)).toBe(text);
});
