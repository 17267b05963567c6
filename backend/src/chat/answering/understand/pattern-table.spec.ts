import { describe, expect, it } from '@jest/globals';
import { aspects } from '../aspects/aspects.js';
import { knownWords } from './known-words.js';
import { compilePattern } from './pattern.js';
import { createPatternTable } from './pattern-table.js';
import { createReader } from './reader.js';

const reader = createReader(knownWords(aspects.flatMap(({ patterns }) => patterns)));
const rows = aspects.map(({ id, patterns }) => ({ item: id, patterns }));
const find = createPatternTable(rows, reader.stemOf);

/** Each pattern of each row by itself. */
const tried = rows.map(({ item, patterns }) => ({
  item,
  patterns: patterns.map((pattern) => compilePattern(pattern, reader.stemOf)),
}));

describe('createPatternTable', () => {
  it.each([
    'Was kostet die Keramikversiegelung für ein kompaktes Wohnmobil?',
    'Händ ihr am Samschtig no offe, oder isch denn scho zue?',
    'Reichen 500 Franken für drei Monate Autohotel?',
    'Wie lange dauert die Dampfreinigung, und geht der Geruch weg?',
    'Wer haftet, wenn dem Auto während der Einlagerung etwas passiert?',
    'Grüezi',
  ])('finds in «%s» what trying every pattern finds, in the same order', (sentence) => {
    const words = reader.wordsOf(sentence);
    const all = tried.flatMap(({ item, patterns }) => {
      const at = [...new Set(patterns.flatMap((pattern) => pattern(words) ?? []))];
      return at.length > 0 ? [{ item, at }] : [];
    });
    expect(find(words)).toEqual(all);
  });

  it('takes a form alone where only that is asked for, and words that follow each other', () => {
    const table = createPatternTable(
      [
        { item: 'form', patterns: [':offen'] },
        { item: 'chain', patterns: ['wie_lange dauern'] },
        { item: 'barred', patterns: ['dauern !lange'] },
      ],
      reader.stemOf,
    );
    expect(table(reader.wordsOf('wie lange dauert das')).map(({ item }) => item)).toEqual(['chain']);
    expect(table(reader.wordsOf('ist offen')).map(({ item }) => item)).toEqual(['form']);
    expect(table(reader.wordsOf('das dauert')).map(({ item }) => item)).toEqual(['barred']);
  });
});
