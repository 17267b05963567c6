import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { isQuestion } from '../../dialogue/is-question.js';
import { isClearYes } from '../../dialogue/read-intent.js';
import { type Found, take } from './found.js';
import { isFullName, isLoneSurname, isSmallName, isSurnameOfList } from './kinds-of-names.js';
import { isFirstName, isKnownName } from './known-names.js';
import { isNameWord, isSurnameAlone } from './name-words.js';
import { leadOf, wholeName, withoutFrom } from './whole-name.js';

/** A point ends a part behind a whole word, not behind «Dr.» or «B.». */
const PART = /(?:[^\n,;:!?().]|\.(?!\s)|(?<!\p{Ll}{4})\.)+/gu;
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

/** Asked for these a word with a capital by itself answers something else. */
const FOR_DETAILS: ReadonlySet<EnquiryAsked> = new Set(['dimensions', 'desiredDate', 'extras']);
/**
 * A name that is the whole message though something else was asked for: «Peter Muster» where the wish or the vehicle was.
 * Where two capitals could mean something else it takes a name that is known as one; such a name may also
 * stand in a list.
 *
 * @param text the whole message, but for a contact in it
 */
export function readNameAlone(text: string, asked: EnquiryAsked): Found | null {
  if (asked === 'name' || isQuestion(text) || isClearYes(text)) return null;
  const words = wholeName(text.slice(leadOf(text, true)));
  if (words !== '' && (isKnownName(words) || (ELSEWHERE.has(asked) && isFullName(words)))) {
    return take(text, 0, text.length, words);
  }
  if (FOR_DETAILS.has(asked) && isLoneSurname(text)) return take(text, 0, text.length);
  const first = /^[^,;\n]+(?=[,;\n])/u.exec(text)?.[0] ?? '';
  const isFirst = isFullName(first) && isKnownName(first) && wholeName(first) === first;
  return isFirst ? take(text, 0, first.length) : readListed(text);
}

/** «ok, Anna Keller, Hymer», «hymer, jan frei»: a part of a list, beginning with a first name that is common here. */
function readListed(text: string): Found | null {
  const parts = [...text.matchAll(/[^,;\n]+/gu)].filter(([words]) => /\p{L}/u.test(words));
  // Where a number or an address was taken out, a line break stands.
  if (parts.length < 2 && !text.includes('\n')) return null;
  for (const { 0: part, index } of parts) {
    const words = part.trim();
    if (isSurnameOfList(words, text)) return take(text, index, index + part.length, words);
    const isName = isFirstName(words.split(' ')[0] ?? '') && (isFullName(words) || isSmallName(words));
    if (isName && isKnownName(words) && wholeName(words) === words)
      return take(text, index, index + part.length, words);
  }
  return null;
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
  if (isAsked && COMPANY.test(text) && !isQuestion(text)) return take(text, 0, text.length);
  if (isAsked && (isSurnameFirst(text) || isSurnameAlone(text))) return take(text, 0, text.length);
  for (const part of text.matchAll(PART)) {
    const words = isQuestion(part[0]) ? '' : wholeName(part[0].slice(leadOf(part[0], isAsked)));
    if (words === '' || !(isAsked || isFullName(words) || isSmallName(words) || isSurnameOfList(words, text))) continue;
    return take(text, part.index, part.index + part[0].length, withoutFrom(words));
  }
  return null;
}

/** «Firma Rent a Camper GmbH». */
const COMPANY =
  /^(?:firma |garage |die |d )?\p{Lu}[^\n,;?!@]{1,60} (?:GmbH|AG|Sàrl|Sagl|KG|SA|& Co\.?|Genossenschaft)(?:[\s.]*$|, [\p{Lu}][^\n,;?!@\d]{2,60}$)/u;

/** «Meier, Anna». */
function isSurnameFirst(text: string): boolean {
  const [, surname = '', first = ''] = SURNAME_FIRST.exec(text) ?? [];
  return isNameWord(surname) && isNameWord(first);
}
