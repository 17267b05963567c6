import { beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimited } from '../problem/business-error.js';
import { TurnQueue } from './turn-queue.js';

let queue: TurnQueue;
/** Names of what began, in order. */
let begun: string[];
let ends: Map<string, (error?: Error) => void>;

beforeEach(() => {
  queue = new TurnQueue({ atOnce: 2, waiting: 3 });
  begun = [];
  ends = new Map();
});

/** Work that ends when told. */
const add = (name: string, suspicion = 0) => {
  const outcome = queue.run(suspicion, () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  });
  return outcome.catch((error: Error) => (error instanceof RateLimited ? error.name : error.message));
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const end = async (name: string, error?: Error) => {
  ends.get(name)?.(error);
  await settled();
};

describe('a queue of turns', () => {
  it('has no more under way than it may, and answers each its own outcome', async () => {
    const outcomes = Promise.all(['a', 'b', 'c', 'd'].map((name) => add(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect(await outcomes).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets nobody slip in between one that ends and one that waits', async () => {
    for (const name of ['a', 'b', 'c']) void add(name);
    ends.get('a')?.();
    await Promise.resolve();
    void add('d');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('goes on after one that fails', async () => {
    const failed = add('a');
    for (const name of ['b', 'c']) void add(name);
    await end('a', new Error('broken'));
    expect(await failed).toBe('broken');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('takes the least suspicious first, and equals as they came', async () => {
    for (const name of ['a', 'b']) void add(name);
    void add('often', 9);
    void add('once', 1);
    void add('once more', 1);
    for (const name of ['a', 'b', 'once', 'once more']) await end(name);
    expect(begun).toEqual(['a', 'b', 'once', 'once more', 'often']);
  });

  it('refuses the most suspicious where too many wait', async () => {
    for (const name of ['a', 'b', 'c', 'd']) void add(name);
    const often = add('often', 9);
    void add('e', 1);
    expect(await often).toBe('RateLimited');
    expect(await add('late', 1)).toBe('RateLimited');
    for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
