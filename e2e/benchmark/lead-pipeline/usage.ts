import { readFile } from 'node:fs/promises';
import { childrenOf } from '@fahrzeugpflege/infra/local';
import type { Redis } from 'ioredis';

/** CPU time in milliseconds since each was started. */
export interface Usage {
  readonly api: number;
  readonly worker: number;
  readonly postgres: number;
  readonly redis: number;
}

/** A tick of /proc/PID/stat in milliseconds, the same on every Linux. */
const TICK = 10;

/** CPU milliseconds of a process with its threads, of those of its children that ended, and of those that run. */
export async function cpuOf(pid: number): Promise<number> {
  const children = await Promise.all(childrenOf(pid).map((child) => ticksOf(child).catch(() => 0)));
  return children.reduce((sum, ticks) => sum + ticks, await ticksOf(pid)) * TICK;
}

/** CPU milliseconds of Redis, as it says itself: it may run in a container. */
export async function cpuOfRedis(redis: Redis): Promise<number> {
  const figures = (await redis.info('cpu')).matchAll(/^used_cpu_(?:sys|user):([\d.]+)/gm);
  return [...figures].reduce((sum, [, seconds]) => sum + Number(seconds) * 1_000, 0);
}

/** The most memory that a process had so far, in MB. */
export async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // From the third field on: the second, the name, may hold blanks. The 14th to 17th are times: its own, its children's.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}
