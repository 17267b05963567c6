import { findFreePort } from '@fahrzeugpflege/infra/local';

/** Below the ports that systems give out by themselves, to outgoing connections for example. */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * A free port on loopback that nothing else gets before it is listened on, or while whatever listens is away for a while.
 * Which it is is left to chance, as several test files run beside each other.
 */
export function ownPort(): Promise<number> {
  return findFreePort(FIRST + Math.floor(Math.random() * COUNT));
}
