import { describe, expect, it } from '@jest/globals';
import { likelyDomain } from './likely-domain.js';

describe('likelyDomain', () => {
  it.each([
    ['anna@gmial.com', 'gmail.com'],
    ['anna@gmail.co', 'gmail.com'],
    ['anna@Bluwin.ch', 'bluewin.ch'],
    ['anna@hotmial.com', 'hotmail.com'],
    ['anna@gmail.com', null],
    ['anna@mail.com', null],
    ['anna@hotmail.ch', null],
    ['anna@gmx.net', null],
    ['anna@example.ch', null],
    ['', null],
  ])('%s: %s', (email, domain) => {
    expect(likelyDomain(email)).toBe(domain);
  });
});
