import { normalisePhone } from '@fahrzeugpflege/contracts/without-schemas';

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
const NUMBER = /(?:\+|(?<!\d))\d(?:[\s./'’()–-]{0,3}\d){8,}/gu;

/** The addresses and numbers in what somebody wrote, whatever it was an answer to. */
export function contactsIn(text: string): WrittenContacts {
  const emails = (text.match(EMAIL) ?? []).map((email) => email.toLowerCase().replace(new RegExp(AT, 'u'), '@'));
  // On each line by itself: two numbers below each other are not one.
  const numbers = text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').match(NUMBER) ?? []);
  return { emails: [...new Set(emails)], phones: [...new Set(numbers.flatMap((each) => normalisePhone(each) ?? []))] };
}

/** Takes mail addresses and long numbers out of a text. */
export function maskContacts(text: string): string {
  return text.replace(EMAIL, '(E-Mail-Adresse)').replace(NUMBER, '(Nummer)');
}
