export * from './hard-stop.js';
export * from './root.js';
export * from './shared.js';
export * from './within.js';
