import { describe, expect, it } from '@jest/globals';
import { contactsIn, maskContacts } from './written-contacts.js';

describe('the contacts in a text', () => {
  it.each([
    ['Was kostet das?', [], []],
    ['Anna.Muster@Example.CH', ['anna.muster@example.ch'], []],
    ['Mail an anna@müller.ch, bitte nicht an beat@example.ch.', ['anna@müller.ch', 'beat@example.ch'], []],
    ['079 123 45 67', [], ['+41791234567']],
    ['Am liebsten per Telefon: 0041 (0)79 123 45 67, abends 062 929 12 34', [], ['+41791234567', '+41629291234']],
    ['anna@example.ch oder anna@example.ch', ['anna@example.ch'], []],
    ['anna.müller@example.ch, anna (at) example.ch', ['anna.müller@example.ch', 'anna@example.ch'], []],
    ['079 123 45 67 oder 062 929 12 34', [], ['+41791234567', '+41629291234']],
    ['079 123 45 67\n062 929 12 34', [], ['+41791234567', '+41629291234']],
    ['079·123·45·67, 062_929_12_34', [], ['+41791234567', '+41629291234']],
    ['079—123—45—67', [], ['+41791234567']],
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

it.each([
  ['Schreiben Sie an anna.mueller@example.ch bitte', 'Schreiben Sie an (E-Mail-Adresse) bitte'],
  ['anna.müller+auto@zürich.example', '(E-Mail-Adresse)'],
  ['anna (at) example.ch', '(E-Mail-Adresse)'],
  ['Meine Nummer ist 079 123 45 67, bitte anrufen', 'Meine Nummer ist (Nummer), bitte anrufen'],
  ['+41 (0)79 123 45 67', '(Nummer)'],
  ['0041791234567', '(Nummer)'],
  ['079/123.45.67', '(Nummer)'],
  ['AHV 756.1234.5678.97', 'AHV (Nummer)'],
  ['079·123·45·67, 079_123_45_67, 079—123—45—67', '(Nummer), (Nummer), (Nummer)'],
  ['Antwort an anna at gmx punkt ch', 'Antwort an \n'],
  ['anna ät bluewin.ch oder anna(at)example(punkt)ch', '\n oder \n'],
  ['anna @ gmx . ch?', '\n?'],
  ['null sieben neun eins zwei drei vier fünf sechs sieben, bitte', '\n, bitte'],
  ["Hymer B 678, Jg. 2019, 7,20 x 3,10 m, CHF 1'699", "Hymer B 678, Jg. 2019, 7,20 x 3,10 m, CHF 1'699"],
])('«%s» leaves the house as «%s»', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});
