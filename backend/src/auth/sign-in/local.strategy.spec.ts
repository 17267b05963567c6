import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { RateLimited } from '../../problem/business-error.js';
import type { StaffAccounts } from '../staff-accounts.js';
import { LocalStrategy } from './local.strategy.js';
import type { RememberedDevices } from './remembered-devices.js';
import type { Attempt, SignInThrottle } from './sign-in-throttle.js';

/** Ends an attempt once it is assessed, before the work of checking its password. */
class Assessed extends Error {}

/** Addresses in the order in which their attempts are assessed, which waits until `start`. */
function assessments() {
  const addresses: string[] = [];
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const throttle = {
    assess: async ({ address }: Attempt) => {
      addresses.push(address);
      await started;
      throw new Assessed();
    },
  };
  const strategy = new LocalStrategy(
    { findByUsername: async () => null } as unknown as StaffAccounts,
    { recognise: () => undefined } as unknown as RememberedDevices,
    throttle as unknown as SignInThrottle,
  );
  const attempt = (ip: string): Promise<unknown> =>
    strategy.validate({ ip } as FastifyRequest, 'berta', 'falsch').catch((error: unknown) => error);
  return { addresses, start, attempt };
}

describe('thousands of attempts from one address', () => {
  it.each([
    ['192.0.2.1', () => '192.0.2.1'],
    ['an IPv6 network', (round: number) => `2001:db8:0:1::${round.toString(16)}`],
  ])('don’t keep another one from being assessed next: %s', async (_, address) => {
    const { addresses, start, attempt } = assessments();
    const many = Array.from({ length: 4_000 }, (_, round) => attempt(address(round)));
    const [one, again] = [attempt('192.0.2.2'), attempt('192.0.2.2')];
    start();
    expect(await Promise.all([one, again])).toEqual([expect.any(Assessed), expect.any(Assessed)]);
    expect(addresses.indexOf('192.0.2.2')).toBe(4);
    const refused = (await Promise.all(many)).filter((outcome) => outcome instanceof RateLimited);
    expect(refused).toHaveLength(4_000 - 4 - 998);
  });
});
