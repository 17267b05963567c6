import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { NotFound } from './business-error.js';
import { ProblemFilter } from './problem.filter.js';

const AWAY = 'Requests: the database is away.';
const BACK = 'Requests: the database works again.';

let warn: jest.SpiedFunction<Logger['warn']>;
let isUp: boolean;
let filter: ProblemFilter;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  filter = new ProblemFilter(async () => isUp);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const request = { url: '/api/leads', headers: {} };
const reply = new Proxy({}, { get: (_, __, self) => () => self });
const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };

const refuse = (error: Error = new DatabaseUnavailableError('No answer within 2000 ms.')) =>
  filter.catch(error, host as unknown as ArgumentsHost);
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
const lines = () => warn.mock.calls.flat();

it('says once that requests are refused, and once that the database works again', async () => {
  isUp = false;
  for (let count = 0; count < 3; count += 1) refuse();
  await seconds(60);
  expect(lines()).toEqual([AWAY]);
  isUp = true;
  await seconds(60);
  expect(lines()).toEqual([AWAY, BACK]);
  await seconds(600);
  expect(lines()).toHaveLength(2);
});

it('does not take a database that answers, but refuses some requests, for one that works', async () => {
  isUp = true;
  for (let count = 0; count < 5; count += 1) {
    refuse();
    await seconds(50);
  }
  expect(lines()).toEqual([AWAY]);
  await seconds(10);
  expect(lines()).toEqual([AWAY, BACK]);
});

it('says nothing of what was refused for another reason', async () => {
  refuse(new NotFound('Diesen Lead gibt es nicht.'));
  await seconds(60);
  expect(lines()).toEqual([]);
});
