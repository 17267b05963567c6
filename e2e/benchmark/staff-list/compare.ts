import { median } from '../../lighthouse/median.js';

/** Medians in milliseconds, of runs that took turns, so that what else the machine does meets both alike. */
export interface Comparison {
  readonly call: number;
  readonly bare: number;
  readonly ratio: number;
  /** What the call answered, in rows. */
  readonly rows: number;
}

const WARM_UP = 3;

/** Measures a call of the API beside the bare query for the same; both resolve with a number of rows, which must agree. */
export async function compare(
  call: () => Promise<number>,
  bare: () => Promise<number>,
  runs: number,
): Promise<Comparison> {
  const times = { call: [] as number[], bare: [] as number[] };
  let rows = 0;
  for (let run = -WARM_UP; run < runs; run += 1) {
    const [calling, asking] = [await timed(call), await timed(bare)];
    if (calling.result !== asking.result) throw new Error(`${calling.result} rows, the bare query ${asking.result}`);
    rows = calling.result;
    if (run < 0) continue;
    times.call.push(calling.took);
    times.bare.push(asking.took);
  }
  const [one, other] = [median(times.call), median(times.bare)];
  return { call: one, bare: other, ratio: one / other, rows };
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly took: number }> {
  const start = performance.now();
  const result = await work();
  return { result, took: performance.now() - start };
}
