import { describe, expect, it } from '@jest/globals';
import { normalisedWords } from './features.js';

describe('normalisedWords', () => {
  it.each([
    ['Grösse', 'Groesse'],
    ['Was kostet die Dampfreinigung?', 'was kosstet die  DAMPFREINIGUNG ??'],
    ['Wie viel kostet das', 'wiviu choschtet das'],
    ['für 5 Monate', 'für 12 Monate'],
    ['CHF 1699', "CHF 1'699"],
    ['Haben Sie einen Hymer da', 'haben Sie einen DETHLEFFS da'],
    [' was kostet das ', '<b>Was kostet das</b><br/>'],
  ])('«%s» is spelled as «%s»', (one, other) => {
    expect(normalisedWords(other)).toEqual(normalisedWords(one));
  });

  it('tells a question from a statement', () => {
    expect(normalisedWords('Ihr habt offen?')).toEqual([...normalisedWords('Ihr habt offen'), '?']);
  });

  it('has no words for signs alone', () => {
    expect(normalisedWords('👋 …!')).toEqual([]);
  });
});
