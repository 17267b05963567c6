export { type DatabaseServer, startDatabaseServer } from './database-server.js';
export { createEmptyDatabase, createTestDatabase, type TestDatabase, useTestDatabase } from './test-database.js';
