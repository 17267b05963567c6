import { describe, expect, it } from '@jest/globals';
import { type SearchTerm, searchTerms } from './search-terms.js';

const word = (text: string): SearchTerm => ({ kind: 'word', text });
const start = (text: string): SearchTerm => ({ kind: 'start', text });
const any = (...of: SearchTerm[]): SearchTerm => ({ kind: 'any', of });
const phone = (text: string, ...of: SearchTerm[]) => any({ kind: 'digits', text }, { kind: 'all', of });
const anyPhone = (text: string) => ({
  kind: 'any',
  of: [{ kind: 'digits', text }, expect.objectContaining({ kind: 'all' })],
});
const adjacent = (first: string, second: string): SearchTerm => ({ kind: 'adjacent', first, second });

describe('what somebody searches for', () => {
  it.each<[string, SearchTerm[]]>([
    ['', []],
    ['  Hymer   B-Klasse ', [word('Hymer'), word('B-Klasse')]],
    ['VW Bus', [start('VW'), word('Bus')]],
    ['% \\ --', ['%', '\\', '--'].map((text) => ({ kind: 'signs', text }))],
    ['OFF-2024-001', [word('OFF-2024-001')]],
    ['anna@example.com', [word('anna@example.com')]],
    ['2019', [word('2019')]],
    ['7.20 lang', [start('7.20'), word('lang')]],
    ['a-7K3M-9QXD', [any({ kind: 'reference', idEnd: '3cc744dfad' }, word('a-7K3M-9QXD'))]],
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
    expect(searchTerms(text)).toEqual([anyPhone('791234567')]);
  });

  it.each<[string, string]>([
    ['079 123 4', '791234'],
    ['123 45 67', '1234567'],
    ['+49 171 1234567', '491711234567'],
    ['88 31', '8831'],
    ['412 88', '41288'],
    ['079 41', '7941'],
    ['079 412', '79412'],
  ])('%s is a number, or a part of one', (text, digits) => {
    expect(searchTerms(text)).toEqual([anyPhone(digits)]);
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

  it.each(['88', '88 3', '8831', '2019 7', '7.20 3', '00 000'])(
    '%s is in too many numbers, or not written as one',
    (text) => {
      expect(searchTerms(text)).not.toContainEqual(expect.objectContaining({ kind: 'any' }));
    },
  );

  it.each<[string, SearchTerm[]]>([
    ['B678', [any(word('B678'), adjacent('B', '678'))]],
    ['B-678', [any(word('B-678'), word('B678'), adjacent('B', '678'))]],
    ['T6', [any(start('T6'), adjacent('T', '6'))]],
    ['T6.1', [any(word('T6.1'), adjacent('T', '6.1'))]],
    ['220d', [any(word('220d'), adjacent('220', 'd'))]],
    ['B 678', [start('B'), word('678')]],
    ['VW T 6', [start('VW'), start('T'), any(start('6'), start('T6'))]],
    ['Golf 7 Bus', [word('Golf'), any(start('7'), word('Golf7')), word('Bus')]],
    ['7.20 m', [start('7.20'), any(start('m'), word('7.20m'))]],
    ['T 6.1', [start('T'), any(start('6.1'), word('T6.1'))]],
    ['B678 5', [any(word('B678'), adjacent('B', '678')), start('5')]],
  ])('%s may be joined or parted', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it('counts ten words, and no more', () => {
    expect(searchTerms('eins zwei drei vier fünf sechs sieben acht neun zehn elf')).toHaveLength(10);
  });
});
