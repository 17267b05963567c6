import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConversationCookie, createToken, tokenOfKey } from './conversation-cookie.js';

const cookie = new ConversationCookie(true);

describe('the cookie of a conversation', () => {
  it('travels over plain HTTP where the site does', () => {
    expect(new ConversationCookie(false).give('t')).not.toContain('Secure');
  });

  it('is read among others', () => {
    const token = createToken();
    for (const header of [`chat=${token}`, `a=b; chat=${token}; sitzung=x`, `a=b;chat=${token} `]) {
      expect(cookie.read(header)).toBe(token);
    }
  });

  it.each([
    undefined,
    '',
    'chat=',
    'chat=abc',
    'chat=%',
    `chat=${'é'.repeat(32)}`,
    `other=${'a'.repeat(32)}`,
    `xchat=${'a'.repeat(32)}`,
    `chat=${'a'.repeat(33)}`,
    '=;;chat',
  ])('is none in %j', (header) => expect(cookie.read(header)).toBeNull());

  it('holds 24 random bytes', () => {
    const tokens = new Set(Array.from({ length: 1_000 }, createToken));
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24);
  });
});

describe('the key of a conversation', () => {
  it('stands for one token, which the cookie takes', () => {
    const key = randomUUID();
    const token = tokenOfKey(key);
    expect(cookie.read(`chat=${token}`)).toBe(token);
    expect(tokenOfKey(key.toUpperCase())).toBe(token);
    expect(tokenOfKey(randomUUID())).not.toBe(token);
  });

  it.each([
    undefined,
    '',
    'x',
    '00000000-0000-0000-0000-000000000000',
    // Made of time and machine.
    'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    `${randomUUID()}, ${randomUUID()}`,
  ])('is none in %j', (key) => expect(tokenOfKey(key)).toBeNull());
});
