import type { EnquiryAsked } from '../enquiry.js';
import { isQuestion } from '../intent/is-question.js';
import { isClearYes } from '../intent/read-intent.js';
import { type Found, take } from './found.js';
import { isKnownName } from './known-names.js';
import { nameAt } from './name-at.js';
import { isCapitalised, isNameWord, isSurnameAlone, PARTICLES } from './name-words.js';

/** What stands in front of a name that was asked for: «Ja, also, das ist der …». */
const LEAD =
  /^[ .–-]*(?:(?:ja|nein|nei|sorry|also|gerne|klar|ok|okay|hallo|hoi|grüezi|guten tag|äh|und|das ist|das isch|isch|ist)[ ,.]+)*(?:(?:der|die|d|de|dr|s)[ ’'](?=\p{L}))?/iu;
const BEHIND =
  /^(?: (?:isch da|hier|bin ich|bi ich|bini|(?:aus|us|vo) [\p{L}.]+))?(?:[\s.–-]|\p{Extended_Pictographic}|\ufe0f)*$/iu;
/** «Anna und Beat Meier». */
const TOGETHER = /^ (?:und|u|&|\+) /iu;
const SURNAME_FIRST = /^([\p{L}'’-]+), ?([\p{L}'’-]+)[ .]*$/u;

/** Asked for these, hardly anybody answers in two words with capitals and means something else than a name. */
const ELSEWHERE: ReadonlySet<EnquiryAsked> = new Set([
  'contact',
  'phone',
  'email',
  'dimensions',
  'desiredDate',
  'extras',
]);

/**
 * A name that is the whole message though something else was asked for: «Peter Muster» where the wish or the vehicle was.
 * Where two capitals could mean something else it takes a name that is known as one; such a name may also begin a list.
 *
 * @param text the whole message, but for a contact in it
 */
export function readNameAlone(text: string, asked: EnquiryAsked): Found | null {
  if (asked === 'name' || isQuestion(text) || isClearYes(text)) return null;
  const words = wholeName(text.slice(leadOf(text, true)));
  if (words !== '' && (isKnownName(words) || (ELSEWHERE.has(asked) && isFullName(words)))) {
    return take(text, 0, text.length, words);
  }
  const first = /^[^,;\n]+(?=[,;\n])/u.exec(text)?.[0] ?? '';
  const isFirst = isFullName(first) && isKnownName(first) && wholeName(first) === first;
  return isFirst ? take(text, 0, first.length) : null;
}

/**
 * A name without an introduction: the answer to the question for it, or, where a contact stands beside it, a part of the
 * message that is nothing but first name and surname.
 *
 * @param text what the other readers left of the message
 */
export function readBareName(text: string, asked: EnquiryAsked, besideContact: boolean): Found | null {
  const isAsked = asked === 'name';
  if ((!isAsked && !besideContact) || isClearYes(text)) return null;
  if (isAsked && (isSurnameFirst(text) || isSurnameAlone(text))) return take(text, 0, text.length);
  for (const part of text.matchAll(/[^\n,;:!?()]+/gu)) {
    const words = isQuestion(part[0]) ? '' : wholeName(part[0].slice(leadOf(part[0], isAsked)));
    if (words === '' || !(isAsked || isFullName(words))) continue;
    return take(text, part.index, part.index + part[0].length, words);
  }
  return null;
}

/** Length of what stands in front. Unasked it is nothing but spaces: «Hallo Herr Frei» greets somebody else. */
function leadOf(part: string, isAsked: boolean): number {
  return (isAsked ? LEAD : /^ */).exec(part)?.[0].length ?? 0;
}

/** «Meier, Anna». */
function isSurnameFirst(text: string): boolean {
  const [, surname = '', first = ''] = SURNAME_FIRST.exec(text) ?? [];
  return isNameWord(surname) && isNameWord(first);
}

/** The words if they are a name, or two joined ones, and nothing else; else ''. */
function wholeName(words: string): string {
  const first = nameAt(words, true);
  const joiner = first === '' ? '' : (TOGETHER.exec(words.slice(first.length))?.[0] ?? '');
  const second = joiner === '' ? '' : nameAt(words.slice(first.length + joiner.length), true);
  const name = second === '' ? first : `${first}${joiner}${second}`;
  return BEHIND.test(words.slice(name.length)) ? name : '';
}

/** Not asked for, it takes two words, each with a capital. */
function isFullName(words: string): boolean {
  const parts = words.split(' ');
  return parts.length > 1 && parts.every((word) => isCapitalised(word) || PARTICLES.has(word));
}
