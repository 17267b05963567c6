import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default kind) as OWASP recommends it: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords typed on different keyboards are the same if they look the same. */
const normalise = (password: string) => password.normalize('NFKC');

/** The encoded Argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), PARAMETERS);
}

let nobodysHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (an unknown user) it is false after the same work, so that
 * the time of an answer does not tell which names exist.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  const matches = await verify(passwordHash ?? (await nobodysHash), normalise(password));
  return matches && passwordHash !== null;
}
