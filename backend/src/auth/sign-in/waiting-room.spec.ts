import { beforeEach, describe, expect, it } from '@jest/globals';
import { WaitingRoom } from './waiting-room.js';

/** Time does not go by; a test says whose wait is over. */
class StoppedRoom extends WaitingRoom {
  readonly ends: (() => void)[] = [];

  override pause(_: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.ends.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
}

let room: StoppedRoom;
/** What became of whom, in the order in which it happened. */
let outcomes: string[];

beforeEach(() => {
  room = new StoppedRoom();
  outcomes = [];
});

const enter = (address: string, suspicion = 20, account = 'berta') => {
  room.wait({ address, account, suspicion }, 20_000).then(
    () => outcomes.push(`${address} had its turn`),
    ({ name }: Error) => outcomes.push(`${address} got ${name}`),
  );
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const fill = (places: number, suspicion: number, account?: string) => {
  for (let n = 0; n < places; n++) enter(`${account ?? ''}198.51.100.${n}`, suspicion, account);
};

describe('the waiting room', () => {
  it('has two places for an address, whatever account it tries', async () => {
    enter('192.0.2.1', 11, 'berta');
    enter('192.0.2.1', 12, 'carla');
    enter('192.0.2.1', 13, 'dora');
    await settled();
    expect(outcomes).toEqual(['192.0.2.1 got RateLimited']);
  });

  it('has places again as soon as somebody’s turn came', async () => {
    enter('192.0.2.1', 11);
    enter('192.0.2.1', 12);
    room.ends[0]?.();
    await settled();
    enter('192.0.2.1', 13);
    await settled();
    expect(outcomes).toEqual(['192.0.2.1 had its turn']);
  });

  it('gives whoever failed least the place of whoever failed most, where an account has many attackers', async () => {
    fill(49, 11);
    enter('203.0.113.66', 300);
    enter('192.0.2.1', 1);
    await settled();
    expect(outcomes).toEqual(['203.0.113.66 got RateLimited']);
    room.ends.at(-1)?.();
    await settled();
    expect(outcomes).toContain('192.0.2.1 had its turn');
  });

  it('keeps those who wait before one who failed as often, or more', async () => {
    fill(50, 11);
    enter('192.0.2.1', 11);
    enter('192.0.2.2', 12);
    enter('192.0.2.3', 11, 'carla');
    await settled();
    expect(outcomes).toEqual(['192.0.2.1 got RateLimited', '192.0.2.2 got RateLimited']);
  });

  it('is bounded as a whole, and fair there too', async () => {
    for (let account = 0; account < 10; account++) fill(50, 11 + account, `account ${account} `);
    enter('192.0.2.1', 1, 'berta');
    enter('192.0.2.2', 40, 'carla');
    await settled();
    expect(outcomes).toEqual(['192.0.2.2 got RateLimited', 'account 9 198.51.100.0 got RateLimited']);
  });

  it('is empty when the process ends', async () => {
    fill(3, 11);
    room.beforeApplicationShutdown();
    await settled();
    expect(outcomes).toHaveLength(3);
  });
});
