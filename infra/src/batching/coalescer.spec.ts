import { describe, expect, it } from '@jest/globals';
import { Coalescer } from './coalescer.js';

/** Work that ends when told, and shows what it was given. */
function heldWork() {
  const batches: { items: number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const work = (items: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({ items, finish: () => resolve(items.map((item) => item * 10)), fail: reject });
    });
  return { batches, work };
}

const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('a coalescer', () => {
  it('gathers what arrives in one turn into one batch and answers each its own outcome', async () => {
    const { batches, work } = heldWork();
    const coalescer = new Coalescer(work, { maxItems: 10, maxInFlight: 1 });
    const outcomes = Promise.all([coalescer.add(1), coalescer.add(2), coalescer.add(3)]);
    await nextTurn();
    expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
    batches[0]?.finish();
    expect(await outcomes).toEqual([10, 20, 30]);
  });

  it('lets the rest gather while as many batches as allowed are under way', async () => {
    const { batches, work } = heldWork();
    const coalescer = new Coalescer(work, { maxItems: 10, maxInFlight: 1 });
    const first = coalescer.add(1);
    await nextTurn();
    const rest = [coalescer.add(2), coalescer.add(3)];
    await nextTurn();
    expect(batches).toHaveLength(1);
    expect(coalescer.backlog).toBe(2);
    batches[0]?.finish();
    await first;
    await nextTurn();
    expect(batches[1]?.items).toEqual([2, 3]);
    batches[1]?.finish();
    expect(await Promise.all(rest)).toEqual([20, 30]);
  });

  it('never makes a batch larger than allowed', async () => {
    const { batches, work } = heldWork();
    const coalescer = new Coalescer(work, { maxItems: 2, maxInFlight: 3 });
    const outcomes = [1, 2, 3, 4, 5].map((item) => coalescer.add(item));
    await nextTurn();
    await nextTurn();
    expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
    for (const { finish } of batches) finish();
    expect(await Promise.all(outcomes)).toEqual([10, 20, 30, 40, 50]);
  });

  it('sends the first at once, and what follows only after the pause', async () => {
    const starts: number[] = [];
    const work = async (items: number[]) => {
      starts.push(performance.now());
      return items;
    };
    const coalescer = new Coalescer(work, { maxItems: 10, maxInFlight: 1, pause: 40 });
    await coalescer.add(1);
    await Promise.all([coalescer.add(2), nextTurn().then(() => coalescer.add(3))]);
    expect(starts).toHaveLength(2);
    // A timer may be a millisecond early.
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(38);
    void coalescer.add(4);
    await coalescer.drained();
    expect(starts).toHaveLength(3);
  });

  it('tells each item of a failed batch, and goes on with the next', async () => {
    const { batches, work } = heldWork();
    const coalescer = new Coalescer(work, { maxItems: 10, maxInFlight: 1 });
    const failed = [coalescer.add(1), coalescer.add(2)].map((item) => expect(item).rejects.toThrow('away'));
    await nextTurn();
    batches[0]?.fail(new Error('away'));
    await Promise.all(failed);
    const next = coalescer.add(3);
    await nextTurn();
    batches[1]?.finish();
    expect(await next).toBe(30);
  });

  it('is drained when nothing waits or runs', async () => {
    const { batches, work } = heldWork();
    const coalescer = new Coalescer(work, { maxItems: 1, maxInFlight: 1 });
    const outcomes = [coalescer.add(1), coalescer.add(2)];
    let drained = false;
    const end = coalescer.drained().then(() => {
      drained = true;
    });
    await nextTurn();
    batches[0]?.finish();
    await outcomes[0];
    await nextTurn();
    expect(drained).toBe(false);
    batches[1]?.finish();
    await end;
    expect(await Promise.all(outcomes)).toEqual([10, 20]);
  });
});
