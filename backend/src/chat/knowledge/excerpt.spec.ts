import { describe, expect, it } from '@jest/globals';
import { excerpt, firstSentences } from './excerpt.js';
import { prices } from './facts.js';

const counts = (word: string) => (part: string) => part.split(word).length - 1;

describe('excerpt', () => {
  it('gives a short text whole', () => {
    expect(excerpt('Erster Satz. Zweiter Satz.', () => 0)).toBe('Erster Satz. Zweiter Satz.');
  });

  it('gives the sentences of a long one that answer best', () => {
    const text = 'Der erste lange Satz. Satz zwei. Satz drei. Satz vier. Das Dach. Satz sechs.';
    expect(excerpt(text, counts('Dach'))).toBe('Satz zwei. Satz drei. Satz vier. Das Dach.');
  });

  it('keeps a yes or no before what it picks', () => {
    const text = 'Nein. Der erste lange Satz. Satz zwei. Satz drei. Satz vier. Das Dach.';
    expect(excerpt(text, counts('Dach'))).toBe('Nein. Satz zwei. Satz drei. Satz vier. Das Dach.');
  });

  it('ends no sentence after an abbreviation', () => {
    expect(firstSentences("Das kostet ab CHF 1'699 exkl. MwSt. und ca. zwei Tage. Danach nichts.", 1)).toBe(
      "Das kostet ab CHF 1'699 exkl. MwSt. und ca. zwei Tage.",
    );
  });

  it('leaves out prices that the services page says otherwise', () => {
    expect(excerpt(`Ein Platz kostet ${prices.autohotelBlog}. Kommen Sie vorbei.`, () => 0)).toBe('Kommen Sie vorbei.');
    expect(excerpt(`Das kostet ${prices.microSteamCleaningBlog}.`, () => 0)).toBe('');
    expect(excerpt(`Das kostet ${prices.storage}.`, () => 0)).toBe(`Das kostet ${prices.storage}.`);
  });
});
