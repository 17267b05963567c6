export * from './hard-stop.js';
export * from './shared.js';
export * from './within.js';
