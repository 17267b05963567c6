import { isCapitalised, isNameWord, isSurname, PARTICLES, TITLES } from './known-names.js';
import { capital } from './plain-text.js';

const MAX_WORDS = 5;
const WORD = /[^\s,;:!?()"«»]+/gu;
/** Behind a single letter or these a point belongs to the word. */
const SHORTENED = /^(?:\p{L}|\p{Lu}\p{Ll}|dr|prof|em|fam|lic|iur|dipl|ing|med)\.+$/iu;
/** «Meier mit y» says how it is spelt: it stays with the name. */
const SPELLING = /^ (?:mit|ohne) (?:doppel-? ?)?(?:\p{L}{1,2}|\p{L} ?und ?\p{L})(?![\p{L}])/iu;

/**
 * The name that a text begins with, as typed, or ''. It ends at the first word that can't belong to it.
 *
 * @param anyCase whether small letters will do: «anna meier»
 */
export function nameAt(text: string, anyCase: boolean): string {
  let end = 0;
  let [count, titles] = [0, 0];
  let isLower = false;
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const word = SHORTENED.test(typed) ? typed : typed.replace(/[.]+$/, '');
    const isTitle = TITLES.has(word.toLowerCase());
    const isParticle: boolean = PARTICLES.has(word) && leadsToSurname(text.slice(index + word.length), isLower);
    const isCased = isCapitalised(word) || (anyCase && (count === titles || isLower));
    // «Nguyễn Văn An»
    const isPart = isNameWord(word) || (count > 0 && (isSurname(word) || /^\p{Lu}\p{Ll}$/u.test(word)));
    const belongs = isTitle ? count === titles : isParticle || (isCased && isPart);
    const isNext = index === (count === 0 ? 0 : end + 1) && /^ ?$/.test(text.slice(end, index));
    if (!isNext || !belongs || count === MAX_WORDS) break;
    isLower ||= !isCapitalised(word) && !isParticle;
    end = index + word.length;
    count += 1;
    titles += isTitle ? 1 : 0;
    if (word !== typed) break;
  }
  const words = text.slice(0, end);
  const isName = (word: string) => (isNameWord(word) && !TITLES.has(word.toLowerCase())) || isSurname(word);
  if (!words.split(' ').some((word) => word.length > 1 && isName(word))) return '';
  return words + (SPELLING.exec(text.slice(end))?.[0] ?? '');
}

/** The same with a name that is joined to it: «Anna und Beat Meier», «Barbara u dr Fritz Gfeller». */
export function namesAt(text: string, anyCase: boolean): string {
  const first = nameAt(text, anyCase);
  const [joiner = ''] =
    /^ (?:und|u|&|\+) (?:(?:der|die|d|de|dr) )?/iu.exec(first === '' ? '' : text.slice(first.length)) ?? [];
  const second = joiner === '' ? '' : nameAt(text.slice(first.length + joiner.length), anyCase);
  return second === '' ? first : `${first}${joiner}${second}`;
}

/** A name that was typed in small letters as it is written: «heidi von allmen» → «Heidi von Allmen». */
export function inCapitals(name: string): string {
  if (name !== name.toLowerCase()) return name;
  const isSmall = (word: string) => PARTICLES.has(word) || /^(?:und|u|mit|ohne)$/.test(word);
  return name.replace(/[^\s-]+/gu, (word) => (isSmall(word) ? word : capital(word)));
}

/** «von Gunten», «elisabeth von allmen», but not «von Bern aus» in small letters. */
function leadsToSurname(behind: string, isLower: boolean): boolean {
  const [, word = ''] = /^ (?:der |den |la |le )?(\p{L}+)/u.exec(behind) ?? [];
  const isLast = /^ (?:der |den |la |le )?\p{Ll}{3,}[\s.!]*(?:$|[,;\n])/u.test(behind);
  return isCapitalised(word) || (isLower && isLast && isNameWord(word) && !TITLES.has(word));
}
