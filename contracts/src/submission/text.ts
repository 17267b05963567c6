import { z } from 'zod';
import { cleanWithin, isWithin } from './clean-text.js';

/** In characters, an emoji being one. Upper bounds are generous against what people type. */
export const TEXT_LIMITS = { line: 300, email: 254, message: 20_000 } as const;

/** What so many fields hold at most together, one of them a message and the others lines; in characters. */
export const longestRequest = (fields: object) =>
  TEXT_LIMITS.message + (Object.keys(fields).length - 1) * TEXT_LIMITS.line;

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** Grouped by hand: engines do not agree on the Swiss apostrophe, and server and browser must. */
const tooLong = (limit: number) => `Höchstens ${String(limit).replace(/\B(?=(\d{3})+$)/g, "'")} Zeichen`;

/** A text, cleaned once, of at most `limit` characters; `notText` and `tooLong` are what the visitor reads otherwise. */
export const boundedText = (limit: number, messages: { readonly notText?: string; readonly tooLong?: string } = {}) =>
  z
    .string(messages.notText ?? 'Bitte geben Sie einen Text ein')
    .transform((typed) => cleanWithin(typed, limit))
    .pipe(z.string().refine((text) => isWithin(text, limit), messages.tooLong ?? tooLong(limit)));

/** A required text of at least `minimum` characters; `message` is what the visitor reads otherwise. */
export const requiredText = (message: string, minimum = 1, limit: number = TEXT_LIMITS.line) =>
  z.preprocess((value) => value ?? '', boundedText(limit, { notText: message }).pipe(z.string().min(minimum, message)));

/**
 * An optional text. Native forms send absent fields as '', JSON clients send null: these, blank and missing are all «not
 * given».
 */
export const optionalText = (limit: number = TEXT_LIMITS.line) =>
  z.preprocess(
    (value) => value ?? undefined,
    boundedText(limit)
      .transform((text) => (text === '' ? undefined : text))
      .optional(),
  );

/** A required e-mail address; domains may hold umlauts, so zod's ASCII pattern is too narrow. */
export const emailText = (message: string) =>
  z.preprocess(
    (value) => value ?? '',
    boundedText(TEXT_LIMITS.email, { notText: message, tooLong: message }).pipe(z.string().regex(EMAIL, message)),
  );
