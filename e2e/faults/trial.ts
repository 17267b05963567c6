import { setTimeout as pause } from 'node:timers/promises';
import { evidenceOf, settled } from './aftermath.js';
import { type Account, audit } from './audit.js';
import type { Fault } from './fault.js';
import { LoadGenerator } from './load-generator.js';
import type { Scene } from './scene.js';

/** Enquiries that are acknowledged before the harm, and after the healing. */
const SOUND = 20;

/** One fault, done to a stack while enquiries come in; resolves when it takes enquiries again and nobody comes any more. */
async function strike(scene: Scene, fault: Fault): Promise<void> {
  const load = new LoadGenerator(scene.proxy.url, fault.name, scene.ledger);
  try {
    await load.more(SOUND);
    await fault.harm(scene);
    await pause((fault.seconds ?? 0) * 1_000);
    await fault.heal?.(scene);
    await scene.fleet.complete();
    await load.more(SOUND);
  } finally {
    await load.end();
  }
}

/**
 * Does faults to a stack one after the other, waits until nothing is open any more, and audits each.
 *
 * @returns their accounts, in the order of the faults
 */
export async function tryFaults(scene: Scene, faults: readonly Fault[]): Promise<Account[]> {
  const { engine, fleet, ledger } = scene;
  for (const fault of faults) await strike(scene, fault);
  await settled(scene.stack);
  for (const { afterwards } of faults) {
    if (afterwards === undefined) continue;
    await afterwards(scene);
    await settled(scene.stack);
  }
  const [attempts, evidence] = [ledger.read(), await evidenceOf(scene.stack)];
  // A mail that waits since one fault may be cut off by the next.
  const repeatsMails = faults.some((fault) => fault.repeatsMails);
  return faults.map((fault) => {
    const account = audit({ ...fault, repeatsMails }, engine, attempts, evidence);
    return { ...account, broken: [...account.broken, ...fleet.ownEnds] };
  });
}
