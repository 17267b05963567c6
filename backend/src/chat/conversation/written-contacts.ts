import { normalisePhone } from '@fahrzeugpflege/contracts/without-schemas';
import { numberOfWord } from '../language/number-words.js';
import { plainText } from '../reading/plain-text.js';
import { readContact } from '../reading/read-contact.js';
import { hasUnclearEmail } from '../reading/read-email.js';
import { findUnclearPhone } from '../reading/read-phone.js';

/** Addresses (in lower case) and numbers (E.164) that a visitor wrote, by which a person's data are found. */
export interface WrittenContacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

const AT = String.raw`\s?(?:@|\(at\)|\[at\]|\{at\})\s?`;
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}_.!#$%&'*+/=?^\x60{|}~-]{1,64}${AT}[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`,
  'giu',
);
/** Nine digits and more, however they are grouped: also account and insurance numbers. */
const NUMBER = /(?:\+|(?<!\d))\d(?:(?:[\s./'’()·_]|\p{Pd}){0,3}\d){8,}/gu;

/** The addresses and numbers in what somebody wrote, whatever it was an answer to. */
export function contactsIn(text: string): WrittenContacts {
  const emails = (text.match(EMAIL) ?? []).map((email) => email.toLowerCase().replace(new RegExp(AT, 'u'), '@'));
  // On each line by itself: two numbers below each other are not one.
  const numbers = text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').match(NUMBER) ?? []);
  return { emails: [...new Set(emails)], phones: [...new Set(numbers.flatMap((each) => normalisePhone(each) ?? []))] };
}

/** Takes mail addresses and long numbers out of a text, also spelled ones. */
export function maskContacts(text: string): string {
  return withoutSpelled(plainText(text).replace(EMAIL, '(E-Mail-Adresse)').replace(NUMBER, '(Nummer)'));
}

function withoutSpelled(text: string): string {
  const { rest } = readContact(text);
  return rest === text ? text : withoutSpelled(rest);
}

/** Figures and words for numbers in a row; no question has so many. */
const FEWEST_DICTATED = 5;

/** True where {@link maskContacts} leaves what may be an address or a number, and nobody can tell where it begins or ends. */
export function hasUnclearContact(text: string): boolean {
  const masked = maskContacts(text);
  const words = masked.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const numbers = words.map((word) => (/^\d+$/.test(word) || numberOfWord(word) !== undefined ? '#' : ' ')).join('');
  const isDictated = numbers.includes('#'.repeat(FEWEST_DICTATED));
  return isDictated || hasUnclearEmail(masked) || findUnclearPhone(masked) !== null;
}
