import { describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

/** What passwords were held against, in turn. */
const compared: string[] = [];
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (hash: string, password: string) => {
    compared.push(hash);
    return argon2.verify(hash, password);
  },
}));
const { hashPassword, verifyPassword } = await import('./passwords.js');

const AS_RECOMMENDED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('password hashes', () => {
  it('are Argon2id with the parameters that OWASP recommends', async () => {
    expect(await hashPassword('geheim')).toMatch(AS_RECOMMENDED);
  });

  it('are salted', async () => {
    expect(await hashPassword('geheim')).not.toBe(await hashPassword('geheim'));
  });

  it.each([
    ['the same', 'Übergrösse', 'Übergrösse', true],
    ['another', 'Übergrösse', 'übergrösse', false],
    ['one composed differently', 'U\u0308bergrösse', 'Übergrösse', true],
    ['one with a NUL', 'geheim\u0000a', 'geheim\u0000b', false],
    ['a lone surrogate', '\ud800', '\ud800', true],
  ])('match %s', async (_, chosen, typed, matches) => {
    expect(await verifyPassword(await hashPassword(chosen), typed)).toBe(matches);
  });

  it('of nobody match nothing, after as much work', async () => {
    await verifyPassword(null, 'geheim');
    compared.length = 0;
    expect(await verifyPassword(await hashPassword('geheim'), 'falsch')).toBe(false);
    expect(await verifyPassword(null, 'falsch')).toBe(false);
    expect(compared).toEqual([expect.stringMatching(AS_RECOMMENDED), expect.stringMatching(AS_RECOMMENDED)]);
  });
});
