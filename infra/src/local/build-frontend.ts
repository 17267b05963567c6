import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartError } from './start-error.js';

/** Where the hash of what the present build was made from stands. */
const STAMP = join('frontend', 'dist', '.built-from');

/** Files and folders that the frontend's build depends on, from the repository's root. */
const inputs = ['frontend', join('contracts', 'dist'), 'package-lock.json'];
const ignored = new Set(['node_modules', 'dist', 'test']);

export interface FrontendBuild {
  /** The repository's root. */
  readonly root: string;
  /** Builds the frontend; false if it failed. */
  readonly build: () => Promise<boolean>;
}

/**
 * Builds the frontend unless the build that is there was made from the very same files.
 *
 * @returns whether it was built
 * @throws StartError if the build fails
 */
export async function buildFrontendIfStale({ root, build }: FrontendBuild): Promise<boolean> {
  const stamp = join(root, STAMP);
  const hash = await hashInputs(root);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return false;
  await rm(stamp, { force: true });
  if (!(await build())) throw new StartError('The frontend can not be built; the reason stands above.');
  await writeFile(stamp, hash);
  return true;
}

async function hashInputs(root: string): Promise<string> {
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
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : listFiles(below);
    return entry.isFile() && isInput(entry.name) ? [below] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Compilers rewrite their notes and maps even where nothing changed. */
function isInput(name: string): boolean {
  return !name.endsWith('.map') && !name.endsWith('.tsbuildinfo') && !/\.(spec|test)\.tsx?$/.test(name);
}
