export * from './coalescer.js';
