import { expect, it } from '@jest/globals';
import { maskContacts } from './mask-contacts.js';

it.each([
  ['Schreiben Sie an anna.mueller@example.ch bitte', 'Schreiben Sie an (E-Mail-Adresse) bitte'],
  ['anna.müller+auto@zürich.example', '(E-Mail-Adresse)'],
  ['anna (at) example.ch', '(E-Mail-Adresse)'],
  ['Meine Nummer ist 079 123 45 67, bitte anrufen', 'Meine Nummer ist (Nummer), bitte anrufen'],
  ['+41 (0)79 123 45 67', '(Nummer)'],
  ['0041791234567', '(Nummer)'],
  ['079/123.45.67', '(Nummer)'],
  ['AHV 756.1234.5678.97', 'AHV (Nummer)'],
  ["Hymer B 678, Jg. 2019, 7,20 x 3,10 m, CHF 1'699", "Hymer B 678, Jg. 2019, 7,20 x 3,10 m, CHF 1'699"],
  ['Was kostet das?', 'Was kostet das?'],
])('«%s» leaves the house as «%s»', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});
