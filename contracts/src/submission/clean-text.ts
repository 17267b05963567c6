/**
 * One character may come as so many units of UTF-16: no canonical decomposition is longer (UAX #15), and a line end is
 * two at most.
 */
const UNITS_OF_CHARACTER = 4;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed here
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** U+034F, invisible and no mark to be reordered: marks before it and after it are sorted apart. */
const JOINER = '\u034f';
/** A combining mark; the two of half width become one in NFKC. */
const MARK = '(?:(?!\\u034f)[\\p{M}\\uff9e\\uff9f])';
/** UAX #15 allows 30 in a row, and a letter may bring three of its own; no language and no emoji comes near. */
const LONG_RUN = new RegExp(`${MARK}{27}(?=${MARK})`, 'gu');
const IS_MARK = new RegExp(`^${MARK}`, 'u');

/**
 * Brings a text into one Unicode form, in time that grows with its length alone. Sorting a run of combining marks takes
 * the square of it, so that long runs are parted first (the Stream-Safe Text Process of UAX #15). Nothing is cut: all
 * marks stay, in their order, and whoever normalises the text later has bounded runs, too.
 */
export function normaliseText(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return text.replace(LONG_RUN, `$&${JOINER}`).normalize(form);
}

/** Removes what no database or mail can carry (control characters, lone surrogates) and trims; words stay as typed. */
export function cleanText(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return normaliseText(text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, ''), form).trim();
}

/**
 * The text cleaned, for a bound of `limit` characters (see {@link isWithin}). One that is too long however it is spelled
 * stays as it came, trimmed: it is refused, and not worth the work.
 */
export function cleanWithin(text: string, limit: number): string {
  const trimmed = text.trim();
  return isFarTooLong(trimmed, limit) ? trimmed : cleanText(trimmed);
}

/** Whether a text has at most `limit` characters, without those that {@link normaliseText} puts in. */
export function isWithin(text: string, limit: number): boolean {
  return text.length <= limit || (!isFarTooLong(text, limit) && countCharacters(text) <= limit);
}

function isFarTooLong(text: string, limit: number): boolean {
  return text.length > limit * UNITS_OF_CHARACTER;
}

function countCharacters(text: string): number {
  let count = 0;
  let last = '';
  for (const character of text) {
    if (character !== JOINER || !IS_MARK.test(last)) count += 1;
    last = character;
  }
  return count;
}
