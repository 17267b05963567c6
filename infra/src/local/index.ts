export { EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.js';
export { exitWithParent } from './exit-with-parent.js';
export { findFreePort } from './ports.js';
export { isCurrent, readRun } from './run-file.js';
export { StartError } from './start-error.js';
