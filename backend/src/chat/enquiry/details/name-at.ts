import { isCapitalised, isNameWord, isSurname, PARTICLES, TITLES } from './name-words.js';

const MAX_WORDS = 5;
const WORD = /[^\s,;:!?()"«»]+/gu;

/**
 * The name that a text begins with, as typed, or ''. It ends at the first word that can't belong to it.
 *
 * @param anyCase whether small letters will do: «anna meier»
 */
export function nameAt(text: string, anyCase: boolean): string {
  let end = 0;
  let count = 0;
  let isLower = false;
  let titles = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    const word = match[0].replace(/[.]+$/, (dots) =>
      /^(?:\p{L}|dr|prof|fam|lic|iur|dipl|ing|med)$/iu.test(match[0].slice(0, -dots.length)) ? dots : '',
    );
    const isTitle = TITLES.has(word.toLowerCase());
    const isParticle: boolean =
      PARTICLES.has(word) &&
      (followsCapital(text, match.index + word.length) || (isLower && endsInSurname(text, match)));
    const isCased = isCapitalised(word) || (anyCase && (count === titles || isLower));
    const belongs = isTitle
      ? count === titles
      : isParticle || (isCased && (isNameWord(word) || isShortPart(word, count) || (count > 0 && isSurname(word))));
    if (!/^ ?$/.test(gap) || (count === 0 && match.index > 0) || !belongs || count === MAX_WORDS) break;
    isLower ||= !isCapitalised(word) && !isParticle;
    end = match.index + word.length;
    count += 1;
    if (isTitle) titles += 1;
    if (word !== match[0]) break;
  }
  return withSpelling(text, hasName(text.slice(0, end)) ? end : 0);
}

/** «Nguyễn Văn An»: behind another part a short word with a capital is none of the small words. */
function isShortPart(word: string, count: number): boolean {
  return count > 0 && /^\p{Lu}\p{Ll}$/u.test(word);
}

/** A particle belongs to the name only in front of a surname: «von Gunten», not «von Bern aus» in small letters. */
function followsCapital(text: string, end: number): boolean {
  return /^ (?:der |den |la |le )?\p{Lu}/u.test(text.slice(end));
}

/** «elisabeth von allmen», where nobody types capitals: behind the particle stands one word more. */
function endsInSurname(text: string, { 0: particle, index }: RegExpExecArray): boolean {
  const word =
    /^ (?:der |den |la |le )?(\p{Ll}{3,})[\s.!]*(?:$|[,;\n])/u.exec(text.slice(index + particle.length))?.[1] ?? '';
  return isNameWord(word) && !TITLES.has(word);
}

function hasName(words: string): boolean {
  const isPart = (word: string) => (isNameWord(word) && !TITLES.has(word.toLowerCase())) || isSurname(word);
  return words.split(' ').some((word) => word.length > 1 && isPart(word));
}

/** «Meier mit y» says how it is spelt: it stays with the name. */
function withSpelling(text: string, end: number): string {
  const spelling =
    end === 0
      ? null
      : /^ (?:mit|ohne) (?:doppel-? ?)?(?:\p{L}{1,2}|\p{L} ?und ?\p{L})(?![\p{L}])/iu.exec(text.slice(end));
  return text.slice(0, end + (spelling?.[0].length ?? 0));
}
