import { cleanText } from '@fahrzeugpflege/contracts';

/** Longest name of an account. */
export const MAX_USERNAME_LENGTH = 100;

/** A name as accounts keep it: trimmed, without what can't be stored, in one Unicode form. */
export function normaliseUsername(username: string): string {
  return cleanText(username.normalize('NFKC'));
}
