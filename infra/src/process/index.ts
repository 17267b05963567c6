export * from './hard-stop.js';
