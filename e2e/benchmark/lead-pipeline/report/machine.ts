import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@fahrzeugpflege/infra/process';

const PACKAGES = ['express', 'fastify', 'bullmq', 'nodemailer', 'pg'];

/** On what was measured, in a sentence. */
export async function machineReport(servers: string, rounds: number): Promise<string> {
  const versions = await Promise.all(PACKAGES.map(async (name) => `${name} ${await versionOf(name)}`));
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${machine}; Node ${process.version.slice(1)}, ${servers}, ${versions.join(', ')}. ${rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`}.`;
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
