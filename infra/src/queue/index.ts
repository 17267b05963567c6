export * from './job-publisher.js';
export * from './open-queue.js';
export * from './policy.js';
export * from './queue.module.js';
export * from './queue-engine.js';
export * from './queue-inspector.js';
