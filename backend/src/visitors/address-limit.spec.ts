import { beforeEach, describe, expect, it } from '@jest/globals';
import { RateLimited } from '../problem/business-error.js';
import { FakeCounts } from '../testing/fake-counts.js';
import { AddressLimit } from './address-limit.js';

const ALLOWANCE = { name: 'test', times: 3, seconds: 60, refusal: 'Bitte warten Sie.' };

let store: FakeCounts;
let now: number;

beforeEach(() => {
  store = new FakeCounts();
  now = 1_000_000;
});

const limit = (mode: 'on' | 'off' = 'on') => new AddressLimit(mode, store, ALLOWANCE, () => now);
/** The store's answers have come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const isRefused = (counted: AddressLimit, address = '192.0.2.1') => {
  try {
    counted.count(address);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(RateLimited);
    return true;
  }
};
const refusals = (counted: AddressLimit, times: number, address?: string) =>
  Array.from({ length: times }, () => isRefused(counted, address)).filter(Boolean).length;

describe('a limit', () => {
  it('refuses who was there too often, and nobody else, until its period is over', async () => {
    const counted = limit();
    expect(refusals(counted, 5)).toBe(2);
    expect(refusals(counted, 3, '192.0.2.2')).toBe(0);
    await settled();
    now += 59_999;
    expect(isRefused(counted)).toBe(true);
    now += 1;
    expect(isRefused(counted)).toBe(false);
  });

  it('says when to come back', () => {
    const counted = limit();
    refusals(counted, 3);
    now += 20_500;
    expect(() => counted.count('192.0.2.1')).toThrow(
      expect.objectContaining({ name: 'RateLimited', retryAfterSeconds: 40 }),
    );
  });

  it('counts a visitor’s addresses as one', () => {
    const counted = limit();
    const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3', '2001:db8::4'];
    expect(addresses.map((address) => isRefused(counted, address))).toEqual([false, false, false, true]);
  });

  it('holds over several processes', async () => {
    const [one, other] = [limit(), limit()];
    expect(refusals(one, 2)).toBe(0);
    await settled();
    expect(refusals(other, 1)).toBe(0);
    await settled();
    expect([isRefused(one), isRefused(other)]).toEqual([false, true]);
  });

  it('goes on by its own count while the store is away, and tells it all afterwards', async () => {
    store.isAway = true;
    const counted = limit();
    expect(refusals(counted, 2)).toBe(0);
    await settled();
    store.isAway = false;
    expect(refusals(counted, 2)).toBe(1);
    await settled();
    expect([...store.totals.values()]).toEqual([3]);
  });

  it('decides at once, however long the store takes', () => {
    store.add = () => new Promise(() => undefined);
    expect(refusals(limit(), 5)).toBe(2);
  });

  it('forgets the oldest of very many visitors', async () => {
    store.isAway = true;
    const counted = limit();
    refusals(counted, 3, '192.0.2.1');
    for (let visitor = 0; visitor < 20_000; visitor++) counted.count(`10.0.${visitor >> 8}.${visitor & 255}`);
    expect(isRefused(counted, '192.0.2.1')).toBe(false);
    expect(refusals(counted, 3, '10.0.78.31')).toBe(1);
    await settled();
  });

  it('is lifted by RATE_LIMIT=off, and tells nothing', async () => {
    expect(refusals(limit('off'), 10)).toBe(0);
    await settled();
    expect(store.totals.size).toBe(0);
  });
});
