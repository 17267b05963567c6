export * from './conversations.js';
export * from './delete-suspected-spam.js';
export * from './due-leads.js';
export * from './erase-due.js';
export * from './erase-records.js';
export * from './note-erasure.js';
export * from './retention-run.js';
