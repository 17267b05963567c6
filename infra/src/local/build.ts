import { spawnSync } from 'node:child_process';
import { ROOT } from '../process/index.js';
import { buildIfStale, PROGRAMS, WEBSITE } from './build-if-stale.js';
import { bundlePrograms } from './bundle-programs.js';

const buildWebsite = async () =>
  spawnSync('npm', ['run', 'build', '--workspace', 'frontend'], { cwd: ROOT, stdio: 'inherit' }).status === 0;

// What `npm run compile` and `npm run build` do once everything is compiled: the programs, with «website» the pages too.
try {
  await buildIfStale(ROOT, PROGRAMS, () => bundlePrograms(ROOT).then(() => true));
  if (process.argv.includes('website')) await buildIfStale(ROOT, WEBSITE, buildWebsite);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
