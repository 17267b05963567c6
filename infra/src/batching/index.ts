export * from './chunks-of.js';
export * from './coalescer.js';
