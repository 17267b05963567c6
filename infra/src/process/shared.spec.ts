import { expect, it } from '@jest/globals';
import { shared } from './shared.js';

it('asks once for all who ask meanwhile, and again afterwards', async () => {
  let asked = 0;
  const ask = shared(async () => {
    asked += 1;
    return asked;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('goes on after a question that failed', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => 'here'];
  const ask = shared<string>(() => (answers.shift() ?? (async () => 'none'))());
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('here');
});
