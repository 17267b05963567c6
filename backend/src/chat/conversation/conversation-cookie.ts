import { createHash, randomBytes } from 'node:crypto';
import { CHAT_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid, version } from 'uuid';

const BYTES = 24;

/** What a browser proves with that a conversation is its own: 24 random bytes, base64url. Stored nowhere but there. */
export function createToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The token of a conversation whose browser made up its key; null for what nobody made up at random. */
export function tokenOfKey(key: string | undefined): string | null {
  if (key === undefined || !isUuid(key) || version(key) !== 4) return null;
  const hash = createHash('sha256').update(`chat key\n${key.toLowerCase()}`).digest();
  return hash.subarray(0, BYTES).toString('base64url');
}

/** By what a conversation is found. The token is beyond guessing, so that a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** DI token: whether cookies travel over HTTPS alone, as `PUBLIC_URL` says. */
export const SECURE_COOKIE = Symbol('CHAT_SECURE_COOKIE');

/** A value of any other form is none of ours. */
const COOKIE = /(?:^|;) *chat=([\w-]{32}) *(?:;|$)/;

/** In seconds. */
const LIFETIME = CHAT_RETENTION_DAYS * 24 * 60 * 60;

/** The cookie that leads a browser back to its conversation: for the chat's own calls, unseen by scripts. */
@Injectable()
export class ConversationCookie {
  constructor(@Inject(SECURE_COOKIE) private readonly secure: boolean) {}

  /** The token in a `Cookie` header, or null. */
  read(header: string | undefined): string | null {
    return COOKIE.exec(header ?? '')?.[1] ?? null;
  }

  /** A `Set-Cookie` header that gives a token. */
  give(token: string): string {
    return this.header(token, LIFETIME);
  }

  /** A `Set-Cookie` header that takes it away. */
  take(): string {
    return this.header('', 0);
  }

  private header(value: string, maxAge: number): string {
    const attributes = `Max-Age=${maxAge}; Path=/api/chat; HttpOnly; SameSite=Lax`;
    return `chat=${value}; ${attributes}${this.secure ? '; Secure' : ''}`;
  }
}
