import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Circuit, LanguageModel, TokenBudget } from './language-model.js';
import type { ModelSettings } from './model-variables.js';
import { answering, choice, ModelServer, type Script, stalling, status } from './testing/model-server.js';

const now = new Date('2026-03-03T09:00:00Z');
const prompt = { system: 'Regeln', user: 'Frage' };

const server = await ModelServer.start();
afterAll(() => server.close());

let logged: string[];
Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: (text: string) => void logged.push(text) });
beforeEach(() => {
  logged = [];
});

function modelWith(more: Partial<ModelSettings> = {}): LanguageModel {
  const usual = { url: server.url, model: 'klein', key: 'geheim', timeLimit: 20_000, dailyTokens: 1_000_000 };
  return new LanguageModel({ ...usual, ...more });
}

describe('a language model', () => {
  it('answers, and where it fails its reason alone is logged', async () => {
    server.answerWith(answering('Ja.'), status(500, '{"error":{"message":"Frage, geheim"}}'));
    const model = modelWith();
    expect([await model.ask(prompt, now), await model.ask(prompt, now)]).toEqual(['Ja.', undefined]);
    expect(logged).toEqual(['The language model gave no answer: http-500']);
  });

  it.each([
    ['as reported', 9_000, 9_100],
    ['by length, where the endpoint reports none', undefined, 507],
  ])('is not asked over the budget of the day, counted %s, and again on the next', async (_, tokens, dailyTokens) => {
    server.answerWith(answering('Ja.', tokens));
    const model = modelWith({ dailyTokens });
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
    const answers = [await model.ask(prompt, now), await model.ask(prompt, now), await model.ask(prompt, tomorrow)];
    expect(answers).toEqual(['Ja.', undefined, 'Ja.']);
    expect(server.requests).toHaveLength(2);
  });

  it('is not asked for a while after three failures in a row', async () => {
    server.answerWith(status(500, '{}'), status(500, '{}'), status(500, '{}'), answering('Ja.'));
    const model = modelWith();
    for (let asked = 0; asked < 10; asked += 1) expect(await model.ask(prompt, now)).toBeUndefined();
    expect(server.requests).toHaveLength(3);
    const later = new Date(now.getTime() + 31_000);
    expect([await model.ask(prompt, later), await model.ask(prompt, now)]).toEqual(['Ja.', 'Ja.']);
  });

  it.each<[string, Script]>([
    ['the questions may have been to blame', status(400, '{"error":{"code":"content_filter"}}')],
    ['it thought for too long', status(200, choice('4', {}, 'length'))],
  ])('is asked on where %s', async (_, script) => {
    server.answerWith(script);
    const model = modelWith();
    for (let asked = 0; asked < 5; asked += 1) expect(await model.ask(prompt, now)).toBeUndefined();
    expect(server.requests).toHaveLength(5);
  });

  it('is asked by eight at once, and by no more', async () => {
    server.answerWith(stalling());
    const model = modelWith({ timeLimit: 300 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => model.ask(prompt, now)));
    expect(answers.every((answer) => answer === undefined)).toBe(true);
    expect(server.requests.length).toBeLessThanOrEqual(8);
  });
});

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000);

function brokenAt(seconds: number): Circuit {
  const circuit = new Circuit();
  for (let failure = 0; failure < 3; failure += 1) circuit.failed(at(seconds));
  return circuit;
}

describe('the circuit', () => {
  it('opens after three failures in a row, and not after others', () => {
    const circuit = new Circuit();
    for (const went of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const) circuit[went](at(0));
    expect(circuit.allows(at(0))).toBe(true);
  });

  it('lets one question try after the pause, and closes when that went well', () => {
    const circuit = brokenAt(0);
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, false]);
    circuit.succeeded();
    expect([circuit.allows(at(31)), circuit.allows(at(31))]).toEqual([true, true]);
  });

  it('pauses longer each time that the trial fails, up to ten minutes', () => {
    const circuit = brokenAt(0);
    expect(circuit.allows(at(31))).toBe(true);
    circuit.failed(at(31));
    expect(circuit.allows(at(31 + 59))).toBe(false);
    expect(circuit.allows(at(31 + 61))).toBe(true);
    for (let trial = 0; trial < 20; trial += 1) circuit.failed(at(100));
    expect(circuit.allows(at(100 + 599))).toBe(false);
    expect(circuit.allows(at(100 + 601))).toBe(true);
  });
});

describe('the budget of a day', () => {
  /** Midnight in Zurich is an hour before that of UTC. */
  const lateEvening = new Date('2026-03-03T22:59:59Z');
  const nextDay = new Date('2026-03-03T23:00:00Z');

  it('counts what is under way as spent, and in the end what was used, less or more', () => {
    const budget = new TokenBudget(100);
    const settle = budget.reserve(60, lateEvening);
    expect(budget.reserve(60, lateEvening)).toBeUndefined();
    settle?.(10);
    const settleOther = budget.reserve(90, lateEvening);
    expect(budget.reserve(1, lateEvening)).toBeUndefined();
    settleOther?.(500);
    expect(budget.reserve(1, lateEvening)).toBeUndefined();
  });

  it('begins anew at midnight of the business, without what was under way then', () => {
    const budget = new TokenBudget(100);
    const settleOverMidnight = budget.reserve(100, lateEvening);
    expect(budget.reserve(50, nextDay)).toBeDefined();
    settleOverMidnight?.(0);
    expect(budget.reserve(60, nextDay)).toBeUndefined();
  });
});
