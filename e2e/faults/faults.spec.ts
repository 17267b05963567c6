import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENGINES, type Engine } from '../support/parts.js';
import type { Account } from './audit.js';
import { FAULTS } from './catalogue/index.js';
import { appliesTo, type Fault } from './fault.js';
import { options } from './options.js';
import { Scene } from './scene.js';
import { type Row, writeTable } from './table.js';
import { tryFaults } from './trial.js';

/** All faults of an engine, one after the other. Milliseconds. */
const TIME_LIMIT = 3_600_000;

const isChosen = (engine: Engine, fault: Fault) =>
  appliesTo(fault, engine) &&
  (options.isFull ? `${engine}: ${fault.name}`.includes(options.only) : fault.isShort === true);

const chosen = (engine: Engine) => FAULTS.filter((fault) => isChosen(engine, fault));

const rows: Row[] = [];

/** The short form has all faults wait for locks and leases together; else each has its own account of what it took. */
async function run(engine: Engine): Promise<void> {
  const faults = chosen(engine);
  if (faults.length === 0) return;
  const scene = await Scene.open(engine);
  try {
    const possible = faults.filter(({ missing }) => missing?.(scene) === undefined);
    for (const series of options.isFull ? possible.map((fault) => [fault]) : [possible]) {
      const accounts = await scene.stack.showing(() => tryFaults(scene, series));
      rows.push(...series.map((fault, nth) => ({ fault, engine, account: accounts[nth] as Account })));
      if (options.isFull) process.stdout.write(`${engine}: ${series[0]?.name}: ${JSON.stringify(accounts[0])}\n`);
    }
    const impossible = faults.filter((fault) => !possible.includes(fault));
    rows.push(...impossible.map((fault) => ({ fault, engine, account: fault.missing?.(scene) ?? '' })));
  } finally {
    await scene.close();
  }
}

beforeAll(() => Promise.all(ENGINES.map(run)), TIME_LIMIT);

afterAll(async () => {
  const order = ({ fault, engine }: Row) => FAULTS.indexOf(fault) * ENGINES.length + ENGINES.indexOf(engine);
  if (options.writesTable) await writeTable(rows.sort((one, other) => order(one) - order(other)));
});

for (const engine of ENGINES.filter((each) => chosen(each).length > 0)) {
  describe(`queue in ${engine}: nothing is lost, doubled or made up, and each mail goes out`, () => {
    for (const fault of chosen(engine)) {
      test(fault.name, () => {
        const row = rows.find((each) => each.engine === engine && each.fault === fault);
        expect(row).toBeDefined();
        expect(typeof row?.account === 'string' ? [] : row?.account.broken).toEqual([]);
      });
    }
  });
}
