import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and the router needs them at import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// Without a layout there is nothing to scroll; what renders on the server has no elements.
if (globalThis.Element) {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.scrollTo = () => undefined;
}
