import { cleanText } from '@fahrzeugpflege/contracts';

/** Longest name of an account. */
export const MAX_USERNAME_LENGTH = 100;

/** Written where no person did something: as the name of an account it would take that over. */
const RESERVED = 'system';

/** What can be read out, typed and told apart; nothing invisible that makes one name look like another. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@'’+-]*$/u;

/** A name as accounts keep it: trimmed, without what can't be stored, in one Unicode form. */
export function normaliseUsername(username: string): string {
  return cleanText(username, 'NFKC');
}

/** What is wrong with the name of a new account, in German; undefined if nothing is. @param username normalised */
export function usernameFault(username: string): string | undefined {
  if (username === '') return 'Bitte geben Sie einen Benutzernamen ein';
  if (username.length > MAX_USERNAME_LENGTH) return `Höchstens ${MAX_USERNAME_LENGTH} Zeichen`;
  if (!NAME.test(username)) return "Bitte nur Buchstaben, Ziffern, Leerzeichen und . _ @ ' + - verwenden";
  if (username.toLowerCase() === RESERVED) return 'Dieser Name ist vergeben';
  return undefined;
}
