import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.js';

/** How long a part may take until it is ready, in ms. */
const PATIENCE = 90_000;

/** What a program that listens on all addresses is told, or that stays with its default. */
const ANY_ADDRESS = [undefined, '', '0.0.0.0', '::'];

/** Where a program is asked for its health that listens on an address of this machine. */
export function healthUrl(host: string | undefined, port: number): string {
  const address = host?.includes(':') ? `[${host}]` : host;
  return `http://${ANY_ADDRESS.includes(host) ? '127.0.0.1' : address}:${port}/api/health/ready`;
}

/**
 * Waits until a part says that it is ready.
 *
 * @param url answers 2xx when it is
 * @throws StartError with its last answer when it does not get ready; the signal's reason when that is aborted
 */
export async function waitUntilReady(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await askWhetherReady(url, signal);
    signal.throwIfAborted();
    if (answer === true) return;
    if (Date.now() > deadline) throw new StartError(`The ${name} does not get ready: ${answer}`);
    await pause(100, undefined, { signal }).catch(() => {});
    signal.throwIfAborted();
  }
}

async function askWhetherReady(url: string, signal: AbortSignal): Promise<true | string> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
    const response = await fetch(url, { signal: limit });
    const body = await response.text();
    return response.ok ? true : `${response.status} ${body}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
