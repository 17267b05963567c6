import { inStandardGerman } from '../language/dialect.js';
import { wholeWords } from './whole-words.js';

/** What an enquiry is made of, each in the visitor's own words. */
export const ENQUIRY_SLOTS = ['name', 'email', 'phone', 'vehicle', 'dimensions', 'desiredDate', 'message'] as const;
export type EnquirySlot = (typeof ENQUIRY_SLOTS)[number];

/**
 * What was asked for last. `contact`: mail or phone; `extras`: size and date, both optional; `confirmation`: it was read
 * back and waits for a yes; `correction`: what is to be changed; `resume`: whether to go on at all.
 */
export type EnquiryAsked = EnquirySlot | 'contact' | 'extras' | 'confirmation' | 'correction' | 'resume';

export type ContactSlot = 'phone' | 'email';

/** True where it was asked how to reach the visitor. */
export function asksForContact(asked: EnquiryAsked): asked is ContactSlot | 'contact' {
  return asked === 'contact' || asked === 'phone' || asked === 'email';
}

/** The read-back and what follows it: a refusal there is about the whole enquiry. */
export function isFinal(asked: EnquiryAsked): asked is 'confirmation' | 'correction' | 'resume' {
  return asked === 'confirmation' || asked === 'correction' || asked === 'resume';
}

/** What visitors call the slots. */
const CALLED: readonly (readonly [slot: EnquirySlot, pattern: RegExp])[] = [
  ['phone', wholeWords('telefon|telefonisch|(?:telefon|handy|mobil|natel)?nummer|handy|mobile')],
  ['email', wholeWords('(?:e-?)?mail(?:-?adresse)?|schriftlich|elektronische[rn]? post')],
  ['vehicle', wholeWords('fahrzeug|auto|wohnmobil|modell|marke|jahrgang|camper')],
  ['dimensions', wholeWords('masse?|grösse|länge|höhe')],
  ['desiredDate', wholeWords('(?:wunsch)?termin|datum|zeitpunkt|tag')],
  ['name', wholeWords('(?:nach|vor)?name[n]?|namä')],
  ['message', wholeWords('nachricht|anliegen|wunsch|text|mitteilung')],
];
/** The slots that a message speaks of, surest first. */
export function findNamed(text: string): EnquirySlot[] {
  const standard = inStandardGerman(text);
  return CALLED.filter(([, pattern]) => pattern.test(standard)).map(([slot]) => slot);
}
