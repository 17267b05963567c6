import { referencedSubmission } from '@fahrzeugpflege/contracts';

/** A part of what is searched for. */
export type SearchTerm =
  /** Anywhere in a text, in any German form. */
  | { readonly kind: 'word'; readonly text: string }
  /** One or two letters or digits, or a decimal, with which a word begins. */
  | { readonly kind: 'start'; readonly text: string }
  /** Signs alone, exactly as they stand. */
  | { readonly kind: 'signs'; readonly text: string }
  /** Digits in a row of a phone number, without country code and leading zeros, however it was typed. */
  | { readonly kind: 'digits'; readonly text: string }
  /** A reference: the end of the submission's id. */
  | { readonly kind: 'reference'; readonly idEnd: string }
  /** A word, and right behind it one that begins so: «B», «678». */
  | { readonly kind: 'adjacent'; readonly first: string; readonly second: string }
  | { readonly kind: 'all' | 'any'; readonly of: readonly SearchTerm[] };

const MAX_WORDS = 10;

/** Digits with what people put between them, from one space to another. */
const PHONE = /(?<!\S)\+?[\d(][\d\s()./'’-]*\d(?!\S)/g;

/** Fewer digits are rather a year, a size or a part of an offer number, unless they stand in groups as in a phone number. */
const FEWEST_PHONE_DIGITS = 6;
const PHONE_GROUPS = /^\d{2,3}(\s\d{1,3})+$/;

/** Fewer, without country code and leading zeros, are in too many numbers. */
const FEWEST_TELLING_DIGITS = 4;

/** Letters and a number, joined or with a hyphen, as in the names of many vehicles: «B678», «T6.1», «220d». */
const NUMBER = '\\d+(?:\\.\\d+)?';
const DESIGNATION = new RegExp(`^(?:(\\p{L}+)-?(${NUMBER})|(${NUMBER})-?(\\p{L}+))$`, 'u');

/** Shorter words, and decimals like «6.1», have no three letters or digits in a row that an index could hold. */
const SHORTEST_PART = 3;
const DECIMAL = /^\d{1,2}\.\d{1,2}$/;

/** Reads what somebody searches for: all terms must occur. Of many words the first ten count. */
export function searchTerms(text: string): SearchTerm[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  let read = 0;
  const counted = words.join(' ');
  for (const { 0: typed, index } of counted.matchAll(PHONE)) {
    const digits = phoneDigits(typed);
    if (digits.length < FEWEST_TELLING_DIGITS) continue;
    const words: SearchTerm = { kind: 'all', of: wordTerms(typed) };
    terms.push(...wordTerms(counted.slice(read, index)), {
      kind: 'any',
      of: [{ kind: 'digits', text: digits }, words],
    });
    read = index + typed.length;
  }
  return [...terms, ...wordTerms(counted.slice(read))];
}

function wordTerms(text: string): SearchTerm[] {
  const words = text.split(' ').filter(Boolean);
  return words.map((word, index) => wordTerm(word, words[index - 1] ?? ''));
}

/** A word, joined or parted otherwise too, where letters and a number meet: «T6» and «T 6» are the same vehicle. */
function wordTerm(word: string, before: string): SearchTerm {
  const term = plainTerm(word);
  const idEnd = referencedSubmission(word);
  // Whoever writes again names the first enquiry's.
  if (idEnd) return { kind: 'any', of: [{ kind: 'reference', idEnd }, term] };
  const [first, second] = DESIGNATION.exec(word)?.slice(1).filter(Boolean) ?? [];
  if (first && second) {
    const joined = [...new Set([word, first + second])].map(plainTerm);
    return { kind: 'any', of: [...joined, { kind: 'adjacent', first, second }] };
  }
  // A longer one is found within the joined word as it is.
  const isJoinable = term.kind === 'start' && DESIGNATION.test(`${before}-${word}`);
  return isJoinable ? { kind: 'any', of: [term, plainTerm(before + word)] } : term;
}

function plainTerm(word: string): SearchTerm {
  if (!/[\p{L}\p{N}]/u.test(word)) return { kind: 'signs', text: word };
  const isStart = word.length < SHORTEST_PART || DECIMAL.test(word);
  return { kind: isStart ? 'start' : 'word', text: word };
}

/** What «079 123 45 67», «+41 (0)79 123 45 67» and «0041791234567» have in common; nothing for what is no such number. */
function phoneDigits(typed: string): string {
  const digits = typed.replace('(0)', '').replace(/\D/g, '');
  if (digits.length < FEWEST_PHONE_DIGITS && !PHONE_GROUPS.test(typed)) return '';
  const isInternational = typed.startsWith('+') || digits.startsWith('00') || /^41\d{9}$/.test(digits);
  return (isInternational ? digits.replace(/^0*41/, '') : digits).replace(/^0+/, '');
}
