import { expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { newId } from './new-id.js';

it('is a UUID of version 7 that holds its moment, and never the same twice', () => {
  const moment = Date.parse('2026-03-01T08:30:00.123Z');
  const ids = Array.from({ length: 1_000 }, () => newId(moment));
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) {
    expect(validate(id)).toBe(true);
    expect(version(id)).toBe(7);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(moment);
  }
});
