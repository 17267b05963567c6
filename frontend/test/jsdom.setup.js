import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and the router needs them at import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
