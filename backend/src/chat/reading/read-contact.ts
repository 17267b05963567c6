import { withoutUndefined } from '@fahrzeugpflege/contracts/without-schemas';
import type { Found } from './plain-text.js';
import { readEmail } from './read-email.js';
import { readPhone } from './read-phone.js';

/** How somebody can be reached, and the text without it, as it becomes with each that is taken out. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
  readonly rests: readonly string[];
  readonly rest: string;
}

/** Reads mail address and phone number of a text. */
export function readContact(text: string): Contact {
  const email = readEmail(text);
  const phone = readPhone(email?.rest ?? text);
  const found = [email, phone].filter((each): each is Found => each !== null);
  return {
    ...withoutUndefined({ email: email?.words, phone: phone?.words }),
    rests: found.map(({ rest }) => rest),
    rest: phone?.rest ?? email?.rest ?? text,
  };
}
