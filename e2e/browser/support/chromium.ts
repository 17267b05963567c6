import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { sparticuzChromium } from './sparticuz-chromium.js';

/** Names under which systems install Chromium and Chrome, the plain one first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where they lie even if `PATH` does not lead there. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise Chromium starts a process for a page that never comes beside that of each test's page.
  '--renderer-process-limit=1',
];

/** What several windows draw into. Bytes. */
const ROOM = 2 ** 30;

/**
 * The browser that the tests run in: the headless shell in npm's `@sparticuz/chromium`, else the system's Chromium, else
 * Playwright's own. The first is the same on every machine, and needs a third of the processor time of a whole browser,
 * which draws tabs and tool bars around each window that nobody sees.
 *
 * @throws Error saying what to install, if there is none
 */
export async function findChromium(): Promise<LaunchOptions> {
  const shell = await sparticuzChromium();
  // These two come without the helper or the profile that a sandbox needs on many systems; they only see our own pages.
  if (shell && (await runnable(shell))) return launch(shell, { chromiumSandbox: false });
  const system = await systemChromium();
  if (system) return launch(system, { chromiumSandbox: process.getuid?.() !== 0 });
  const playwrights = await runnable(chromium.executablePath());
  if (playwrights) return launch(playwrights, { chromiumSandbox: false });
  throw new Error(
    'The browser tests found no Chromium: neither a working @sparticuz/chromium (Linux only), nor chromium or ' +
      'google-chrome on this system, nor one of Playwright’s. Install one, for example with «apt-get install chromium» ' +
      'or «npx playwright install chromium».',
  );
}

async function launch(
  executablePath: string,
  { chromiumSandbox }: { chromiumSandbox: boolean },
): Promise<LaunchOptions> {
  // Playwright has windows drawn into files on disk, since containers' memory for it is small: a page then stands still
  // while the disk is busy with the databases.
  const ignoreDefaultArgs = (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [];
  return { executablePath, chromiumSandbox, args: ARGUMENTS, ignoreDefaultArgs };
}

async function hasSharedMemory(): Promise<boolean> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory !== undefined && memory.bavail * memory.bsize >= ROOM;
}

async function systemChromium(): Promise<string | undefined> {
  const folders = [...FOLDERS, ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const candidate of [...candidates, ...MAC_APPLICATIONS]) {
    if (await runnable(candidate)) return candidate;
  }
  return undefined;
}

/** The path itself if a browser starts from there: some systems install a script that only says what to install. */
async function runnable(path: string): Promise<string | undefined> {
  const exists = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return exists && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0 ? path : undefined;
}
