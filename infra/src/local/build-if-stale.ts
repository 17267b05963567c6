import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartError } from './start-error.js';

/** The file in each of a build's folders with the hash of what the build was made from. */
const STAMP = '.built-from';

/** Folders below the inputs that no build reads. */
const IGNORED = new Set(['node_modules', 'dist', 'test', 'testing']);

/** What is built, with paths from the repository's root. */
interface Artefact {
  /** Folders that the build writes. */
  readonly outputs: readonly string[];
  /** Files and folders that the build reads. */
  readonly inputs: readonly string[];
}

/** The pages, for browsers and for the server. */
export const WEBSITE: Artefact = {
  outputs: ['frontend/dist'],
  inputs: ['frontend', 'contracts/dist', 'package-lock.json'],
};

/** API, worker and what belongs to them, each as one file. */
export const PROGRAMS: Artefact = {
  outputs: ['backend/dist', 'worker/dist'],
  inputs: ['contracts/dist', 'infra/dist', 'backend/build', 'worker/build', 'package-lock.json'],
};

/**
 * Builds unless what is there was made from the very same files.
 *
 * @param root the repository's
 * @param build false if it failed
 * @returns whether it was built
 * @throws StartError if the build fails
 */
export async function buildIfStale(
  root: string,
  { outputs, inputs }: Artefact,
  build: () => Promise<boolean>,
): Promise<boolean> {
  const stamps = outputs.map((output) => join(root, output, STAMP));
  const hash = await hashInputs(root, inputs);
  const found = await Promise.all(stamps.map((stamp) => readFile(stamp, 'utf8').catch(() => '')));
  if (found.every((each) => each === hash)) return false;
  await Promise.all(stamps.map((stamp) => rm(stamp, { force: true })));
  if (!(await build())) throw new StartError(`${outputs.join(' and ')} can not be built; the reason stands above.`);
  await Promise.all(stamps.map((stamp) => writeFile(stamp, hash)));
  return true;
}

async function hashInputs(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of (await listFiles(join(root, input))).sort()) {
      hash
        .update(relative(root, path).split(sep).join('/'))
        .update('\0')
        .update(await readFile(path))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** A file itself, or all files below a folder; none if there is nothing. */
async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error.code);
  if (entries === 'ENOTDIR') return [path];
  if (entries === undefined || typeof entries === 'string') return [];
  const lists = entries.map((entry) => {
    const below = join(path, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : listFiles(below);
    return entry.isFile() && isInput(entry.name) ? [below] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Compilers rewrite their notes and maps even where nothing changed. */
function isInput(name: string): boolean {
  return !/\.(map|tsbuildinfo|d\.ts)$/.test(name) && !/\.(spec|test)\.(tsx?|js)$/.test(name);
}
