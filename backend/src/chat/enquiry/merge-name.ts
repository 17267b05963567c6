import { isFirstName, isKnownName } from './details/known-names.js';
import { wholeWords } from './whole-words.js';

const CALLS_SURNAME = wholeWords('(?:nach|familien|zu|gschlächts|geschlechts)name[n]?');
const CALLS_FIRST_NAME = wholeWords('(?:vor|ruf)name[n]?');

/** «Kontaktperson ist Herr Dubler»: beside the company. */
const BESIDE = wholeWords('(?:kontakt|ansprech)person');

/** «Keller», «von Gunten». */
const ONE_PART = /^(?:(?:von|van|de|di|del|della|da|du|zu|zum|zur|der|den|la|le) )*\S+$/iu;

/** True if the words make a name whole: «Doris Huber» for «Doris», «Peter» for «Müller», «Keller» for «Sandra». */
export function completesName(before = '', words = ''): boolean {
  const isSpeltOut =
    words.includes(' ') && before !== '' && ` ${words} `.toLowerCase().includes(` ${before} `.toLowerCase());
  return isSpeltOut || isFirstNameOf(before, words) || isSurnameOf(before, words);
}

function isFirstNameOf(before: string, words: string): boolean {
  return !/ /.test(`${before}${words}`) && isFirstName(words) && !isFirstName(before);
}

function isSurnameOf(before: string, words: string): boolean {
  return isFirstName(before) && !isFirstName(words) && ONE_PART.test(words);
}

/**
 * The name once more is told of it. «Nachname ist Ferrari» comes to the first name, «Meier mit y» spells the surname and
 * leaves the first name, another name takes its place.
 *
 * @param text the message in which the words stand
 */
export function mergeName(before: string, words: string, text: string): string {
  const [first = '', ...more] = before.split(' ');
  if (BESIDE.test(text)) return `${before}, ${words}`;
  const isPart = !words.includes(' ');
  if (CALLS_SURNAME.test(text) && !CALLS_FIRST_NAME.test(text)) return withSurname(before, words);
  if (CALLS_FIRST_NAME.test(text) && isPart) {
    if (more.length > 0) return [words, ...more].join(' ');
    return isFirstName(first) ? words : `${words} ${first}`;
  }
  if (isPart && more.length > 0 && isFirstName(first) && isFirstName(words)) return [words, ...more].join(' ');
  if (isFirstNameOf(before, words)) return `${words} ${before}`;
  if (isSurnameOf(before, words)) return `${before} ${words}`;
  return withSpelling(before, words);
}

/** Of one word told before it is the first name, unless that is a surname by itself. */
function withSurname(before: string, words: string): string {
  const [first = '', ...more] = before.split(' ');
  if (words.startsWith(`${first} `)) return words;
  const isSurname = more.length === 0 && isKnownName(first) && !isFirstName(first);
  return isSurname ? words : `${first} ${words}`;
}

function withSpelling(before: string, words: string): string {
  const spelt = /^(\S+) (?:mit|ohne) \S/iu.exec(words)?.[1];
  const parts = before.split(' ');
  const isSurname =
    spelt !== undefined && parts.length > 1 && parts.at(-1)?.[0]?.toLowerCase() === spelt[0]?.toLowerCase();
  return isSurname ? `${parts.slice(0, -1).join(' ')} ${words}` : words;
}
