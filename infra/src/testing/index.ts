export { type DatabaseServer, startDatabaseServer } from './database-server.js';
export { EventStreamClient } from './event-stream-client.js';
export { rowsRead } from './rows-read.js';
export { createEmptyDatabase, createTestDatabase, useTestDatabase } from './test-database.js';
export { until } from './until.js';
export { tablesReadWhole } from './whole-tables.js';
