import { resolve } from 'node:path';
import { databaseUrlVariable, EnvironmentError, parseEnvironment } from '@fahrzeugpflege/infra/config';
import { isCurrent, readRun } from '@fahrzeugpflege/infra/local';
import { ROOT } from '@fahrzeugpflege/infra/process';
import { z } from 'zod';

const schema = z.object({
  DATABASE_URL: databaseUrlVariable.optional(),
  DATA_DIR: z.string().default('.data'),
});

/**
 * The database that the command works on: the one of `DATABASE_URL`, else the one of the `npm start` that runs on
 * `DATA_DIR`.
 *
 * @throws EnvironmentError naming every wrong variable at once
 */
export async function findDatabase(source: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(schema, source);
  const url = DATABASE_URL ?? (await databaseOfRun(resolve(ROOT, DATA_DIR)));
  if (url) return url;
  throw new EnvironmentError(
    `The environment is wrong:\n  DATABASE_URL: is not set, and no npm start is up on DATA_DIR (${DATA_DIR})`,
  );
}

async function databaseOfRun(dataDir: string): Promise<string | undefined> {
  const run = await readRun(dataDir);
  return run && (await isCurrent(dataDir, run)) ? run.worker?.['DATABASE_URL'] : undefined;
}
