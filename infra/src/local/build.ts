import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildFrontendIfStale } from './build-frontend.js';

/** `npm run build`, once everything is compiled: the website, noted so that `npm start` does not build it again. */
const root = fileURLToPath(new URL('../../../', import.meta.url));

const build = async () =>
  spawnSync('npm', ['run', 'build', '--workspace', 'frontend'], { cwd: root, stdio: 'inherit' }).status === 0;

try {
  await buildFrontendIfStale({ root, build });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
