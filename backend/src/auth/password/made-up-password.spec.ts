import { describe, expect, it } from '@jest/globals';
import { makeUpPassword } from './passwords.js';

const many = Array.from({ length: 1_000 }, makeUpPassword);

describe('makeUpPassword', () => {
  it('makes groups to read and type, other ones each time', () => {
    for (const password of many) expect(password).toMatch(/^(([a-z][0-9]){2}-){5}([a-z][0-9]){2}$/);
    expect(new Set(many).size).toBe(many.length);
  });

  it('never spells a word: no vowel, nor a digit that reads as one, nor two letters or digits side by side', () => {
    expect(many.filter((password) => /[aeiouy013468]|[a-z]{2}|[0-9]{2}/.test(password))).toEqual([]);
  });

  it('can’t be guessed: at least 70 bits of chance', () => {
    const choices = [...'x2x2-x2x2-x2x2-x2x2-x2x2-x2x2'].map(
      (_, place) => new Set(many.map((made) => made[place])).size,
    );
    expect(choices.reduce((bits, choice) => bits + Math.log2(choice), 0)).toBeGreaterThan(70);
  });
});
