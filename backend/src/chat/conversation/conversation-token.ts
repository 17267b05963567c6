import { createHash, randomBytes } from 'node:crypto';

const BYTES = 24;

/** What a browser proves with that a conversation is its own: 24 random bytes, base64url. Stored nowhere but there. */
export function createToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** By what a conversation is found. The token is beyond guessing, so that a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
