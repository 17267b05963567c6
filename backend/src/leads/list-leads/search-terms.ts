/** A part of what is searched for. */
export type SearchTerm =
  /** Anywhere in a text, in any German form. */
  | { readonly kind: 'word'; readonly text: string }
  /** One or two letters or digits, with which a word begins. */
  | { readonly kind: 'start'; readonly text: string }
  /** Signs alone, exactly as they stand. */
  | { readonly kind: 'signs'; readonly text: string }
  /** Digits of a phone number without country code and leading zeros, or else words that all occur. */
  | { readonly kind: 'phone'; readonly digits: string; readonly words: readonly SearchTerm[] };

const MAX_WORDS = 10;

/** Fewer digits are rather a year, a size or a part of an offer number. */
const FEWEST_PHONE_DIGITS = 6;

/** Digits with what people put between them, from one space to another. */
const PHONE = /(?<!\S)\+?[\d(][\d\s()./'’-]*\d(?!\S)/g;

/** Shorter words have no three letters in a row that an index could hold. */
const SHORTEST_PART = 3;

/** Reads what somebody searches for: all terms must occur. Of many words the first ten count. */
export function searchTerms(text: string): SearchTerm[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  let read = 0;
  const counted = words.join(' ');
  for (const { 0: typed, index } of counted.matchAll(PHONE)) {
    const digits = phoneDigits(typed);
    if (digits.length < FEWEST_PHONE_DIGITS - 1) continue;
    terms.push(...wordTerms(counted.slice(read, index)), { kind: 'phone', digits, words: wordTerms(typed) });
    read = index + typed.length;
  }
  return [...terms, ...wordTerms(counted.slice(read))];
}

function wordTerms(text: string): SearchTerm[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ kind: kindOf(word), text: word }));
}

function kindOf(word: string): 'word' | 'start' | 'signs' {
  if (!/[\p{L}\p{N}]/u.test(word)) return 'signs';
  return word.length < SHORTEST_PART ? 'start' : 'word';
}

/** What «079 123 45 67», «+41 (0)79 123 45 67» and «0041791234567» have in common; nothing for too few digits. */
function phoneDigits(typed: string): string {
  const digits = typed.replace('(0)', '').replace(/\D/g, '');
  if (digits.length < FEWEST_PHONE_DIGITS) return '';
  const isInternational = typed.startsWith('+') || digits.startsWith('00') || /^41\d{9}$/.test(digits);
  return (isInternational ? digits.replace(/^0*41/, '') : digits).replace(/^0+/, '');
}
