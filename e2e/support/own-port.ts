import { findFreePort } from '@fahrzeugpflege/infra/local';

/** Below the ports that systems give out by themselves, to outgoing connections for example. */
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * Each of the processes in which test files run beside each other has ports of its own: what is started takes a second until
 * it listens, and whoever got the same port would talk to it.
 */
const OF_EACH = 1_000;
const ofProcess = FIRST + ((Number(process.env['JEST_WORKER_ID'] ?? 1) * OF_EACH) % COUNT);
let next = Math.floor(Math.random() * OF_EACH);

/** A free port on loopback that nothing else gets before it is listened on, or while whatever listens is away for a while. */
export function ownPort(): Promise<number> {
  next += 1;
  return findFreePort(ofProcess + (next % OF_EACH));
}
