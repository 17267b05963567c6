import { describe, expect, it } from '@jest/globals';
import { contactsIn } from './contacts-in.js';

describe('the contacts in a text', () => {
  it.each([
    ['Was kostet das?', [], []],
    ['Anna.Muster@Example.CH', ['anna.muster@example.ch'], []],
    ['Mail an anna@müller.ch, bitte nicht an beat@example.ch.', ['anna@müller.ch', 'beat@example.ch'], []],
    ['079 123 45 67', [], ['+41791234567']],
    ['Am liebsten per Telefon: 0041 (0)79 123 45 67, abends 062 929 12 34', [], ['+41791234567', '+41629291234']],
    ['anna@example.ch oder anna@example.ch', ['anna@example.ch'], []],
    ['Mein Hymer ist 7,20 x 3,10 m, Jahrgang 2019, CHF 1699', [], []],
    [`${'x'.repeat(900)} a@b.ch ${'y'.repeat(900)}`, ['a@b.ch'], []],
    ['@ @@ a@ @b a@b', [], []],
  ])('%s', (text, emails, phones) => expect(contactsIn(text)).toEqual({ emails, phones }));

  it('are found in any message without a long search', () => {
    for (const text of ['a'.repeat(2_000), 'a@'.repeat(1_000), '1,'.repeat(1_000), '0791234567'.repeat(200)]) {
      expect(contactsIn(text).emails.length).toBeLessThanOrEqual(1_000);
    }
  });
});
