import { randomInt } from 'node:crypto';

/** Letters that can be told apart on a screen and read out loud. */
const CONSONANTS = 'bdfgkmnprstvwz';
const VOWELS = 'aeiou';
const GROUPS = 6;

const pick = (letters: string) => letters.charAt(randomInt(letters.length));
const syllable = () => pick(CONSONANTS) + pick(VOWELS);

/** A password to be read and typed once, as «kavo-pire-muso-tabe-goni-gudi»; about 73 bits of chance. */
export function makeUpPassword(): string {
  return Array.from({ length: GROUPS }, () => syllable() + syllable()).join('-');
}
