export * from './answer-within.js';
export * from './connected.js';
export * from './data-source.js';
export * from './database.module.js';
export * from './database-listener.js';
export * from './entities/index.js';
export * from './errors.js';
export * from './migrate-database.js';
