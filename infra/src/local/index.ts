export { EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
export { exitWithParent } from './exit-with-parent.js';
export { type DatabasePlace, openDatabase } from './open-database.js';
export { findFreePort } from './ports.js';
export { childrenOf } from './processes.js';
export { isCurrent, readRun } from './run-file.js';
export { hasCode, StartError } from './start-error.js';
