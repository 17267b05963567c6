import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LauncherEnvironment } from './env.js';
import { nodeProcess } from './node-process.js';
import type { Print } from './output.js';
import type { Service } from './supervisor.js';

/** The oldest go first, as in the containers' catcher: nothing erases what a mail says of a person. */
const MAILS_KEPT = 5_000;

/**
 * maildev as a process of its own, so that it can die, be started again and use its memory without touching the rest.
 * The mails lie in DATA_DIR, closed to others, and are still there after the next start.
 */
export async function mailCatcher(environment: LauncherEnvironment, dataDir: string, print: Print): Promise<Service> {
  const directory = join(dataDir, 'mails');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return nodeProcess({
    name: 'mail',
    script: fileURLToPath(new URL('./mail-catcher-process.js', import.meta.url)),
    cwd: dataDir,
    variables: {
      ...environment.inherited,
      MAIL_PORT: String(environment.MAIL_PORT),
      MAIL_WEB_PORT: String(environment.MAIL_WEB_PORT),
      MAIL_DIRECTORY: directory,
      MAILS_KEPT: String(MAILS_KEPT),
    },
    // maildev greets even when silent.
    print: (line) => line.startsWith('MailDev API running') || print(line),
  });
}
