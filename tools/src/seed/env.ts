import { databaseUrlVariable, parseEnvironment } from '@fahrzeugpflege/infra/config';
import { type DatabasePlace, StartError } from '@fahrzeugpflege/infra/local';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: databaseUrlVariable.optional(),
  DATA_DIR: z.string().optional(),
});

/**
 * Where made-up leads go. They are never put anywhere by mistake: not where NODE_ENV says that it is production, and
 * only into a database that was named.
 *
 * @throws StartError, EnvironmentError
 */
export function readSeedTarget(source: NodeJS.ProcessEnv = process.env): DatabasePlace {
  const { NODE_ENV, DATABASE_URL, DATA_DIR } = parseEnvironment(schema, source);
  if (NODE_ENV === 'production') throw new StartError('Made-up leads have no place in production (NODE_ENV).');
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL };
  if (DATA_DIR !== undefined) return { dataDir: DATA_DIR };
  throw new StartError(
    'Say which database shall be filled with made-up leads: DATA_DIR=.data for that of npm start, or DATABASE_URL.',
  );
}

const MOST_LEADS = 10_000_000;

/** The command as it was called. */
export interface SeedArguments {
  readonly leads: number;
  /** Whether to copy the same rows into tables of their own as well, to compare. */
  readonly compare: boolean;
}

/**
 * The command's arguments: how many leads to make up, and perhaps `--no-comparison`.
 *
 * @throws StartError
 */
export function readSeedArguments(args: readonly string[]): SeedArguments {
  const [typed, ...others] = args.filter((argument) => argument !== NO_COMPARISON);
  const leads = Number(typed);
  if (Number.isInteger(leads) && leads >= 1 && leads <= MOST_LEADS && others.length === 0) {
    return { leads, compare: !args.includes(NO_COMPARISON) };
  }
  throw new StartError(`How many leads? For example: npm run seed -- 1000000, or with ${NO_COMPARISON} after it`);
}

const NO_COMPARISON = '--no-comparison';
