import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const rooms = /^(?:contracts|infra|backend|worker|frontend|e2e|docs)\//;

/** Targets of links, as paths from the root; addresses and anchors are left out. */
function linkedPaths(page, text) {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target));
}

/** Paths that stand as code: `backend/src/intake/`, and files named alone, as `app/routes.tsx` or `shutdown.ts`. */
function namedPaths(text) {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => (rooms.test(path) || /[a-z]\.tsx?$/.test(path)) && !path.includes('/dist/'));
}

function isThere(path) {
  if (existsSync(join(root, path))) return true;
  return files.some(
    (file) => file === path || file.endsWith(`/${path}`) || file.includes(`/${path.replace(/\/?$/, '/')}`),
  );
}

describe.each(files.filter((file) => file.endsWith('.md')))('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('links and names only files that exist', () => {
    expect([...linkedPaths(page, text), ...namedPaths(text)].filter((path) => !isThere(path))).toEqual([]);
  });
});
