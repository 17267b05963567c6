import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENGINES, type Engine } from '../support/parts.js';
import type { Account } from './audit.js';
import { FAULTS } from './catalogue/index.js';
import { appliesTo, type Fault } from './fault.js';
import { options } from './options.js';
import { Scene } from './scene.js';
import { describeRow, type Row, writeTable } from './table.js';
import { tryFaults } from './trial.js';

/** All faults of an engine, one after the other. Milliseconds. */
const TIME_LIMIT = 3_600_000;

const isChosen = (engine: Engine, fault: Fault) =>
  appliesTo(fault, engine) && (options.isFull ? options.only.test(`${engine}: ${fault.name}`) : fault.isShort === true);

const chosen = (engine: Engine) => FAULTS.filter((fault) => isChosen(engine, fault));

const rows: Row[] = [];

/** The short form has all faults wait for locks and leases together; else each has its own account of what it took. */
async function run(engine: Engine): Promise<void> {
  const faults = chosen(engine);
  for (let left = faults; left.length > 0; ) left = await runInScene(engine, left);
}

/** @returns those that are left where one has failed, as they need a sound scene */
async function runInScene(engine: Engine, faults: readonly Fault[]): Promise<Fault[]> {
  const scene = await Scene.open(engine);
  const seriesOf = options.isFull ? faults.map((fault) => [fault]) : [faults];
  try {
    for (const [nth, series] of seriesOf.entries()) {
      const found = await trySeries(scene, series);
      rows.push(...found);
      for (const row of found) if (options.isFull) process.stdout.write(`${describeRow(row)}\n`);
      if (found.some(({ error }) => error)) return seriesOf.slice(nth + 1).flat();
    }
    return [];
  } finally {
    await scene.close();
  }
}

async function trySeries(scene: Scene, series: readonly Fault[]): Promise<Row[]> {
  const { engine } = scene;
  const [possible, notRun] = [[] as Fault[], [] as Row[]];
  for (const fault of series) {
    const reason = fault.missing?.(scene);
    if (reason === undefined) possible.push(fault);
    else notRun.push({ fault, engine, notRun: reason });
  }
  try {
    const accounts = await scene.stack.showing(() => tryFaults(scene, possible));
    return [...notRun, ...possible.map((fault, nth) => ({ fault, engine, account: accounts[nth] as Account }))];
  } catch (cause) {
    const error = cause as Error;
    return [...notRun, ...possible.map((fault) => ({ fault, engine, error }))];
  }
}

beforeAll(() => Promise.all(ENGINES.map(run)), TIME_LIMIT);

afterAll(async () => {
  if (options.writesTable) await writeTable(rows, FAULTS);
});

for (const engine of ENGINES.filter((each) => chosen(each).length > 0)) {
  describe(`queue in ${engine}: nothing is lost, doubled or made up, and each mail goes out`, () => {
    for (const fault of chosen(engine)) {
      test(fault.name, () => {
        const row = rows.find((each) => each.engine === engine && each.fault === fault);
        if (row?.error) throw row.error;
        // Not «nothing was broken» where nothing was tried.
        expect(row).not.toHaveProperty('notRun');
        expect(row?.account?.broken).toEqual([]);
      });
    }
  });
}
