import { median } from '../../lighthouse/median.js';

/** Medians in milliseconds, of runs that took turns, so that what else the machine does meets both alike. */
export interface Comparison {
  readonly call: number;
  readonly bare: number;
  readonly ratio: number;
  /** To the floor: the bare query and a signed-in call that reads nothing, one after the other. */
  readonly floorRatio: number;
  /** What the call answered, in rows. */
  readonly rows: number;
}

/** What is measured side by side: each resolves with a number of rows. */
export interface Contestants {
  /** The API, and the bare query for the same, which must agree. */
  readonly call: () => Promise<number>;
  readonly bare: () => Promise<number>;
  /** A signed-in call that reads nothing. */
  readonly empty: () => Promise<number>;
}

/** The first of so many rounds warm the caches of both. */
const WARM_UP = 0.25;
/** What takes long is run less often, but so often at least; milliseconds for all its rounds. */
const PATIENCE = 8_000;
const FEWEST = 5;

/** Measures a call of the API beside the bare query for the same, and beside a call that reads nothing. */
export async function compare({ call, bare, empty }: Contestants, runs: number): Promise<Comparison> {
  const times = { call: [] as number[], bare: [] as number[], empty: [] as number[] };
  const start = performance.now();
  let rows = 0;
  const isEnough = (run: number) => run >= FEWEST && performance.now() - start > PATIENCE;
  for (let run = -Math.ceil(runs * WARM_UP); run < runs && !isEnough(times.call.length); run += 1) {
    const [calling, asking, idling] = [await timed(call), await timed(bare), await timed(empty)];
    if (calling.result !== asking.result) throw new Error(`${calling.result} rows, the bare query ${asking.result}`);
    rows = calling.result;
    if (run < 0 && calling.took < PATIENCE / runs) continue;
    times.call.push(calling.took);
    times.bare.push(asking.took);
    times.empty.push(idling.took);
  }
  const [one, other, least] = [median(times.call), median(times.bare), median(times.empty)];
  return { call: one, bare: other, ratio: one / other, floorRatio: one / (other + least), rows };
}

/** Does something, and says how many milliseconds it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly took: number }> {
  const start = performance.now();
  const result = await work();
  return { result, took: performance.now() - start };
}
