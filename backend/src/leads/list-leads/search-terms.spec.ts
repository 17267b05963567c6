import { describe, expect, it } from '@jest/globals';
import { type SearchTerm, searchTerms } from './search-terms.js';

const word = (text: string): SearchTerm => ({ kind: 'word', text });
const start = (text: string): SearchTerm => ({ kind: 'start', text });
const phone = (digits: string, ...words: SearchTerm[]): SearchTerm => ({ kind: 'phone', digits, words });

describe('what somebody searches for', () => {
  it.each<[string, SearchTerm[]]>([
    ['', []],
    ['  Hymer   B-Klasse ', [word('Hymer'), word('B-Klasse')]],
    ['VW T6 Bus', [start('VW'), start('T6'), word('Bus')]],
    ['% \\ --', ['%', '\\', '--'].map((text) => ({ kind: 'signs', text }))],
    ['OFF-2024-001', [word('OFF-2024-001')]],
    ['anna@example.com', [word('anna@example.com')]],
    ['2019', [word('2019')]],
    ['7.20 m', [word('7.20'), start('m')]],
  ])('%j is read as words', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it.each([
    '079 123 45 67',
    '0791234567',
    '+41791234567',
    '+41 79 123 45 67',
    '+41 (0)79 123 45 67',
    '0041 79 123 45 67',
    '41791234567',
    '079/123.45.67',
    '079-123-45-67',
    '(079) 123 45 67',
  ])('%s is the same number', (text) => {
    expect(searchTerms(text)).toEqual([expect.objectContaining({ kind: 'phone', digits: '791234567' })]);
  });

  it.each<[string, string]>([
    ['079 123 4', '791234'],
    ['123 45 67', '1234567'],
    ['+49 171 1234567', '491711234567'],
  ])('%s is a number, or a part of one', (text, digits) => {
    expect(searchTerms(text)).toEqual([expect.objectContaining({ kind: 'phone', digits })]);
  });

  it('may be a number among words', () => {
    expect(searchTerms('Hymer 079 123 45 67 Muster')).toEqual([
      word('Hymer'),
      phone('791234567', word('079'), word('123'), start('45'), start('67')),
      word('Muster'),
    ]);
  });

  it('may be words that only look like a number', () => {
    expect(searchTerms('2019 2020')).toEqual([phone('20192020', word('2019'), word('2020'))]);
  });

  it('counts ten words, and no more', () => {
    expect(searchTerms('eins zwei drei vier fünf sechs sieben acht neun zehn elf')).toHaveLength(10);
  });
});
