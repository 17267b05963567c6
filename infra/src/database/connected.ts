import type { DataSource } from 'typeorm';
import { DatabaseUnavailableError } from './errors.js';

/**
 * The data source, once it has connected: before that TypeORM knows no entities, and what it throws would look like a
 * fault of ours.
 *
 * @throws DatabaseUnavailableError
 */
export function connected(dataSource: DataSource): DataSource {
  if (!dataSource.isInitialized) throw new DatabaseUnavailableError('The database has not answered since the start.');
  return dataSource;
}
