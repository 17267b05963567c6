import { typingMistakes } from '../../language/distance.js';

/** Where most people here have their mail. */
const KNOWN = [
  'gmail.com',
  'bluewin.ch',
  'hotmail.com',
  'hotmail.ch',
  'outlook.com',
  'sunrise.ch',
  'icloud.com',
  'yahoo.com',
  'hispeed.ch',
];
/** One letter away from these, and no mistake. */
const OTHERS = ['mail.com', 'ymail.com', 'email.com'];

/** The well-known domain that is one slip of the finger away from an address («anna@gmial.com»), or null. */
export function likelyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (KNOWN.includes(domain) || OTHERS.includes(domain)) return null;
  return KNOWN.find((known) => typingMistakes(domain, known, 1) !== undefined) ?? null;
}
