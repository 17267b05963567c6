import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// A second, as the library has it, is too short on two slow cores; what comes sooner is seen sooner. Milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks both, and the router needs them at import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// Without a layout there is nothing to scroll; what renders on the server has no elements.
if (globalThis.Element) {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.scrollTo = () => undefined;
}
