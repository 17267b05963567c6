import { resolve } from 'node:path';
import { EnvironmentError, exitCodeOf } from '../config/index.js';
import { isDatabaseUnavailable } from '../database/index.js';
import { openDatabase, StartError } from '../local/index.js';
import { ROOT } from '../process/index.js';
import { type Backup, BackupError, openBackup } from './backup.js';
import { type BackupEnvironment, readBackupEnvironment } from './env.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

/** Exit code of a wrong call (sysexits.h). */
const EXIT_USAGE = 64;

const USAGE = `Backs up all data, while the site runs or not, and restores them into an empty place:

  npm run backup -- FOLDER      writes them into a new folder
  npm run restore -- FOLDER     reads them from it

The database is that of DATABASE_URL, else that of npm start on DATA_DIR. Photos are those of that npm start where it runs,
else of PHOTO_DIR, else of DATA_DIR.
Without npm: node infra/dist/backup/backup-command.js backup FOLDER`;

/** @returns what to print */
type Action = (folder: string, environment: BackupEnvironment) => Promise<string>;

/** `npm run backup -- …` and `npm run restore -- …`, for who operates the site. */
const actions: Record<string, Action> = { backup, restore };
const [word = '', folder, ...rest] = process.argv.slice(2);
const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
if (action && folder && rest.length === 0) await carryOut(action, folder);
else {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
}

async function carryOut(action: Action, folder: string): Promise<void> {
  try {
    const environment = readBackupEnvironment();
    console.log(await action(resolve(environment.directory, folder), environment));
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = exitCodeOf(error);
  }
}

async function backup(folder: string, { place, photoFolder }: BackupEnvironment): Promise<string> {
  const { url, photoDir, close } = await openDatabase(place, { mustExist: true });
  const taken = await takeBackup({ url, photoFolder: resolve(ROOT, photoDir ?? photoFolder) }, folder).finally(close);
  return `Backed up: ${inWords(taken)}`;
}

async function restore(folder: string, { place, photoFolder }: BackupEnvironment): Promise<string> {
  const found = await openBackup(folder);
  const { url, close } = await openDatabase(place);
  await restoreBackup({ url, photoFolder }, found).finally(close);
  return `Restored: ${inWords(found)}`;
}

function inWords({ folder, manifest: { takenAt, tables, photos } }: Backup): string {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const rows = sum(tables.map((table) => table.rows));
  const megabytes = (sum([...tables, ...photos].map(({ bytes }) => bytes)) / 1e6).toFixed(1);
  const pictures = `${photos.length} files of photos`;
  return `${folder}, as of ${takenAt}, ${tables.length} tables with ${rows} rows, ${pictures}, ${megabytes} MB`;
}

function reasonOf(error: unknown): unknown {
  if ([BackupError, EnvironmentError, StartError].some((type) => error instanceof type))
    return (error as Error).message;
  if (!isDatabaseUnavailable(error)) return error;
  const { message, code } = error as { message?: string; code?: string };
  return `The database is not ready (${message || code || 'it gives no reason'}).`;
}
