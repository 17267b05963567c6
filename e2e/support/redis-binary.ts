import { spawnSync } from 'node:child_process';

const HINT =
  'There is no redis-server: install it (Debian: apt-get install redis-server; macOS: brew install redis). ' +
  'The pipeline tests do with a Docker engine instead.';

/** Several test files may come here at once: one installs, the others wait and then find it. */
const INSTALL = `
  flock /tmp/fahrzeugpflege-install-redis.lock sh -ec '
    command -v redis-server && exit
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends redis-server >&2
    command -v redis-server'`;

/** Enough for a slow mirror. */
const INSTALL_PATIENCE = 300_000;

/**
 * The machine's `redis-server`. Where there is none and this process is root on a Debian, it is installed from Debian's
 * own packages first (its service is not started).
 *
 * @throws Error saying what to install
 */
export function requireRedisBinary(): string {
  return find('redis-server') ?? install();
}

function install(): string {
  if (process.getuid?.() !== 0 || !find('apt-get')) throw new Error(HINT);
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', INSTALL], {
    encoding: 'utf8',
    timeout: INSTALL_PATIENCE,
    // RUNLEVEL keeps Debian's scripts from starting the service.
    env: { ...process.env, PATH: SEARCH_PATH, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  const path = stdout.trim().split('\n').at(-1);
  if (!path) throw new Error(`${HINT} Installing it here failed: ${stderr.trim().slice(-500)}`);
  return path;
}

const SEARCH_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin';

function find(program: string): string | undefined {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], {
    encoding: 'utf8',
    env: { PATH: SEARCH_PATH },
  });
  return stdout.trim() || undefined;
}
