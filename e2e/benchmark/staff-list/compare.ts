import { median } from '../../lighthouse/median.js';

/** Medians in milliseconds, of runs that took turns, so that what else the machine does meets both alike. */
export interface Comparison {
  readonly call: number;
  readonly bare: number;
  readonly ratio: number;
  /** The same without what every signed-in call costs: connection, session, account. */
  readonly ownRatio: number;
  /** What the call answered, in rows. */
  readonly rows: number;
}

const WARM_UP = 3;

/** What is measured side by side: each resolves with a number of rows. */
export interface Contestants {
  /** The API, and the bare query for the same, which must agree. */
  readonly call: () => Promise<number>;
  readonly bare: () => Promise<number>;
  /** A signed-in call that reads nothing. */
  readonly empty: () => Promise<number>;
}

/** Measures a call of the API beside the bare query for the same, and beside a call that reads nothing. */
export async function compare({ call, bare, empty }: Contestants, runs: number): Promise<Comparison> {
  const times = { call: [] as number[], bare: [] as number[], empty: [] as number[] };
  let rows = 0;
  for (let run = -WARM_UP; run < runs; run += 1) {
    const [calling, asking, idling] = [await timed(call), await timed(bare), await timed(empty)];
    if (calling.result !== asking.result) throw new Error(`${calling.result} rows, the bare query ${asking.result}`);
    rows = calling.result;
    if (run < 0) continue;
    times.call.push(calling.took);
    times.bare.push(asking.took);
    times.empty.push(idling.took);
  }
  const [one, other, least] = [median(times.call), median(times.bare), median(times.empty)];
  return { call: one, bare: other, ratio: one / other, ownRatio: (one - least) / other, rows };
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly took: number }> {
  const start = performance.now();
  const result = await work();
  return { result, took: performance.now() - start };
}
