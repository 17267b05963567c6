import { normalisePhone } from '@fahrzeugpflege/contracts';
import type { WrittenContacts } from './conversation.js';

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]{1,250}[\p{L}\p{N}]/gu;

/** A number stands between these; what is longer than a reader of numbers takes is cut. */
const PART = /[^\n,;:]{1,200}/g;

/** Fewer digits are no whole number. */
const FEWEST_DIGITS = 9;

/** The addresses and numbers in what somebody wrote, whatever it was an answer to. */
export function contactsIn(text: string): WrittenContacts {
  const emails = (text.match(EMAIL) ?? []).map((email) => email.toLowerCase());
  const parts = (text.match(PART) ?? []).filter((part) => part.replace(/\D/g, '').length >= FEWEST_DIGITS);
  return { emails: [...new Set(emails)], phones: [...new Set(parts.flatMap((part) => normalisePhone(part) ?? []))] };
}
