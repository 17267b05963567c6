import { z } from 'zod';
import { cleanWithin, isWithin } from './clean-text.js';
import { EMAIL, TEXT_LIMITS } from './text-limits.js';

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

/** A required e-mail address. */
export const emailText = (message: string) =>
  z.preprocess(
    (value) => value ?? '',
    boundedText(TEXT_LIMITS.email, { notText: message, tooLong: message }).pipe(z.string().regex(EMAIL, message)),
  );
