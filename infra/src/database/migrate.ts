import { z } from 'zod';
import { commonVariables, EnvironmentError, parseEnvironment } from '../config/index.js';
import { migrateDatabase } from './migrate-database.js';

/** `npm run migrate`: the one step that changes the schema, run before the processes of a new version start. */
try {
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: commonVariables.DATABASE_URL }), process.env);
  await migrateDatabase(DATABASE_URL);
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = error instanceof EnvironmentError ? 78 : 1;
}
