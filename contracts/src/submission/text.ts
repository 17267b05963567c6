import { z } from 'zod';

/** Upper bounds keep one submission far below the body limit; they are generous against what people type. */
export const TEXT_LIMITS = { line: 300, email: 254, message: 20_000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed here
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** Removes what no database or mail can carry (control characters, lone surrogates) and trims; words stay as typed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '').normalize('NFC').trim();
}

/** Grouped by hand: engines do not agree on the Swiss apostrophe, and server and browser must. */
const tooLong = (limit: number) => `Höchstens ${String(limit).replace(/\B(?=(\d{3})+$)/g, "'")} Zeichen`;

/** Native forms send absent fields as '', JSON clients send null: both mean «not given». */
const blankToUndefined = (value: unknown) => {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' && cleanText(value) === '' ? undefined : value;
};

const text = (limit: number, message?: string) =>
  z
    .string(message === undefined ? 'Bitte geben Sie einen Text ein' : message)
    .transform(cleanText)
    .pipe(z.string().max(limit, tooLong(limit)));

/** A required text of at least `minimum` characters; `message` is what the visitor reads otherwise. */
export const requiredText = (message: string, minimum = 1, limit: number = TEXT_LIMITS.line) =>
  z.preprocess((value) => value ?? '', text(limit, message).pipe(z.string().min(minimum, message)));

/** An optional text; blank, null and missing are all «not given». */
export const optionalText = (limit: number = TEXT_LIMITS.line) =>
  z.preprocess(blankToUndefined, text(limit).optional());

/** A required e-mail address; domains may hold umlauts, so zod's ASCII pattern is too narrow. */
export const emailText = (message: string) =>
  z.preprocess(
    (value) => value ?? '',
    z.string(message).transform(cleanText).pipe(z.string().max(TEXT_LIMITS.email, message).regex(EMAIL, message)),
  );
