import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { TurnQueue } from '../turn-queue.js';

/** Argon2id (the library's default kind) as OWASP recommends it: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** All hashes of the process, whatever asks for them: each takes a core for some 30 ms, so nobody waits much over 10 s. */
const queue = new TurnQueue({ atOnce: 1, waiting: 300 });

/** Passwords typed on different keyboards are the same if they look the same. */
const normalise = (password: string) => password.normalize('NFKC');

/** The encoded Argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(0, () => hash(normalise(password), PARAMETERS));
}

let nobodysHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (an unknown user) it is false after the same work, so that
 * the time of an answer does not tell which names exist.
 *
 * @param suspicion of who asks, see {@link TurnQueue}; 0 for signed-in users and remembered devices
 * @throws RateLimited when too many passwords wait to be checked
 */
export async function verifyPassword(passwordHash: string | null, password: string, suspicion = 0): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  const expected = passwordHash ?? (await nobodysHash);
  const matches = await queue.run(suspicion, () => verify(expected, normalise(password)));
  return matches && passwordHash !== null;
}

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
