import { randomInt } from 'node:crypto';

/** No vowels, and no digits that stand for one («4», «3») or for more than themselves («88»): nothing can be read as a word. */
const LETTERS = 'bcdfghjkmnprstvwxz';
const DIGITS = '2579';
const GROUPS = 6;

const pick = (characters: string) => characters.charAt(randomInt(characters.length));
const pair = () => pick(LETTERS) + pick(DIGITS);

/**
 * A password to be read and typed once, as «k7m2-t9w5-b2f7-r5h9-c7n2-p9d5»: letters and digits in turns, which tells
 * those apart that look alike. 74 bits of chance.
 */
export function makeUpPassword(): string {
  return Array.from({ length: GROUPS }, () => pair() + pair()).join('-');
}
