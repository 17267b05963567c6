import { describe, expect, it } from '@jest/globals';
import { siteVocabulary } from '../testing/site-vocabulary.js';
import { AMBIGUOUS, DIALECT, DIALECT_TABLES, SPELLINGS } from './dialect-words.js';

describe('the lexicon of the dialects', () => {
  it('is broad', () => {
    expect(DIALECT.size).toBeGreaterThan(1500);
  });

  it('says one thing about each word', () => {
    const variants = DIALECT_TABLES.flatMap((table) => Object.values(table).flatMap((words) => words.split(' ')));
    expect(variants.filter((word, index) => variants.indexOf(word) !== index)).toEqual([]);
  });

  it('has in no two of its lists the same word', () => {
    expect([...AMBIGUOUS.keys(), ...SPELLINGS.keys()].filter((word) => DIALECT.has(word))).toEqual([]);
  });

  it('leads to words that are known, and that it leads nowhere else', () => {
    const standards = [...DIALECT.values(), ...SPELLINGS.values()].flat();
    expect(standards.filter((word) => siteVocabulary.spelling(word) !== word)).toEqual([]);
    expect(standards.filter((word) => DIALECT.has(word) || SPELLINGS.has(word))).toEqual([]);
  });

  it('holds words in lower case alone', () => {
    const odd = [...DIALECT.keys(), ...AMBIGUOUS.keys(), ...SPELLINGS.keys()].filter(
      (word) => !/^[a-zäöüàéèòóú]+$/.test(word),
    );
    expect(odd).toEqual([]);
  });
});
