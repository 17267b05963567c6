import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.js';

/** A port that a part of the start wants, the variable that moves it, and what it is for. */
export interface WantedPort {
  readonly variable: string;
  readonly port: number;
  readonly purpose: string;
}

/**
 * A TCP port on loopback that nothing listens on now.
 *
 * @param preferred taken when it is free
 */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await tryToListen(preferred, '127.0.0.1')).fault === undefined) return preferred;
  const { port } = await tryToListen(0, '127.0.0.1');
  if (port === undefined) throw new StartError('No free port can be opened on 127.0.0.1.');
  return port;
}

/**
 * Checks that every wanted port can be opened, on loopback and on all addresses, and that no two are the same.
 *
 * @param options.patience how long to wait for a port to become free, in ms
 * @throws StartError saying for every port that is taken which variable moves it
 */
export async function requireFreePorts(
  wanted: readonly WantedPort[],
  { patience = 0, signal }: { readonly patience?: number; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const faults = await findPortFaults(wanted);
    if (faults.length === 0) return;
    if (Date.now() >= deadline) throw new StartError(faults.join('\n'));
    await pause(250, undefined, signal ? { signal } : {});
  }
}

async function findPortFaults(wanted: readonly WantedPort[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { variable, port, purpose }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    const fault = twin ? `is given to ${twin.variable} as well` : await findPortFault(port);
    if (fault === undefined) continue;
    const other = await findPortAbove(port, wanted);
    faults.push(`Port ${port} (${purpose}) ${fault}: choose another with ${variable}, e.g. ${variable}=${other}.`);
  }
  return faults;
}

async function findPortFault(port: number): Promise<string | undefined> {
  const onAll = await tryToListen(port, '::');
  const noIpv6 = onAll.fault === 'EAFNOSUPPORT' || onAll.fault === 'EADDRNOTAVAIL';
  const first = noIpv6 ? await tryToListen(port, '0.0.0.0') : onAll;
  const fault = first.fault ?? (await tryToListen(port, '127.0.0.1')).fault;
  if (fault === undefined) return undefined;
  if (fault === 'EADDRINUSE') return 'is taken by another program';
  return fault === 'EACCES' ? 'is not open to this user' : `can't be opened (${fault})`;
}

async function findPortAbove(port: number, wanted: readonly WantedPort[]): Promise<number> {
  for (let candidate = port + 10; candidate < Math.min(port + 500, 65_535); candidate += 1) {
    if (wanted.every((other) => other.port !== candidate) && (await findPortFault(candidate)) === undefined) {
      return candidate;
    }
  }
  return findFreePort();
}

function tryToListen(port: number, host: string): Promise<{ port?: number; fault?: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.message }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const opened = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve({ port: opened }));
    });
  });
}
