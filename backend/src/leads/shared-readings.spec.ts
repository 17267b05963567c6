import { describe, expect, it } from '@jest/globals';
import { SharedReadings } from './shared-readings.js';

/** A reading that ends when the spec says so. */
function paused() {
  let finish: (result: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const begun: string[] = [];
  const read = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  };
  return { begun, read, finish: (result: string) => finish(result), fail: (error: Error) => fail(error) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('readings that cost a lot', () => {
  it('are made one at a time, in the order in which they were asked for', async () => {
    const readings = new SharedReadings<string>();
    const { begun, read, finish } = paused();
    const [first, second] = [readings.get('a', read('a')), readings.get('b', read('b'))];
    await turn();
    expect(begun).toEqual(['a']);
    finish('first');
    expect(await first).toBe('first');
    await turn();
    expect(begun).toEqual(['a', 'b']);
    finish('second');
    expect(await second).toBe('second');
  });

  it('are shared by all who wait for the same one, and not by who comes when it has begun', async () => {
    const readings = new SharedReadings<string>();
    const { begun, read, finish } = paused();
    const first = readings.get('a', read('a'));
    await turn();
    const late = [readings.get('a', read('a again')), readings.get('a', read('never'))];
    finish('old');
    expect(await first).toBe('old');
    await turn();
    finish('new');
    expect(await Promise.all(late)).toEqual(['new', 'new']);
    expect(begun).toEqual(['a', 'a again']);
  });

  it('tell all who share one that it failed, and go on', async () => {
    const readings = new SharedReadings<string>();
    const { read, fail } = paused();
    const both = [readings.get('a', read('a')), readings.get('a', read('never'))];
    await turn();
    fail(new Error('away'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await readings.get('a', async () => 'back')).toBe('back');
  });

  it('hear of a fault that is thrown at once', async () => {
    const readings = new SharedReadings<string>();
    const notConnected = () => {
      throw new Error('not connected');
    };
    await expect(readings.get('a', notConnected)).rejects.toThrow('not connected');
  });
});
