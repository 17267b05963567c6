import { z } from 'zod';
import { commonVariables, EnvironmentError, exitCodeOf, parseEnvironment } from '../config/index.js';
import { createLogger } from '../logging/index.js';
import { migrateDatabase } from './migrate-database.js';

const schema = z.object(commonVariables).pick({ DATABASE_URL: true, LOG_LEVEL: true });

/** `npm run migrate`: the one step that changes the schema, run before the processes of a new version start. */
try {
  const { DATABASE_URL, LOG_LEVEL } = parseEnvironment(schema, process.env);
  const logger = createLogger('migrate', LOG_LEVEL);
  const onWait = () => logger.info('waits for another migration or a back-up');
  const applied = await migrateDatabase(DATABASE_URL, { onWait });
  logger.info({ applied }, 'the database is at this version');
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exitCode = exitCodeOf(error);
}
