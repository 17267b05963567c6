import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password-hash.js';

describe('password hashes', () => {
  it('are Argon2id with the parameters that OWASP recommends', async () => {
    expect(await hashPassword('geheim')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
    const hash = await hashPassword('geheim');
    await verifyPassword(null, 'geheim');
    const timeOf = async (passwordHash: string | null) => {
      const start = performance.now();
      for (let round = 0; round < 5; round++) expect(await verifyPassword(passwordHash, 'falsch')).toBe(false);
      return performance.now() - start;
    };
    expect(await timeOf(null)).toBeGreaterThan((await timeOf(hash)) / 3);
  });
});
