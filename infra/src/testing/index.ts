export { type DatabaseServer, startDatabaseServer } from './database-server.js';
export { createTestDatabase, type TestDatabase, useTestDatabase } from './test-database.js';
