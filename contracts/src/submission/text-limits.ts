import { cleanWithin, isWithin } from './clean-text.js';

/** In characters, an emoji being one. Upper bounds are generous against what people type. */
export const TEXT_LIMITS = { line: 300, email: 254, message: 20_000 } as const;

/** What so many fields hold at most together, one of them a message and the others lines; in characters. */
export const longestRequest = (fields: object) =>
  TEXT_LIMITS.message + (Object.keys(fields).length - 1) * TEXT_LIMITS.line;

/** Domains may hold umlauts, as they are or in Punycode, so zod's ASCII pattern is too narrow. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/u;

/** Whether `emailText` takes a text for an address. */
export function isEmail(typed: string): boolean {
  const text = cleanWithin(typed, TEXT_LIMITS.email);
  return isWithin(text, TEXT_LIMITS.email) && EMAIL.test(text);
}
