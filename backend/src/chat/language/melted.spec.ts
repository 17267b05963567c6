import { describe, expect, it } from '@jest/globals';
import { meltedWords } from './melted.js';
import { siteVocabulary } from './testing/site-vocabulary.js';

describe('meltedWords', () => {
  it.each([
    ['habtihr', 'habt ihr'],
    ['habtir', 'habt ihr'],
    ['könntihr', 'könnt ihr'],
    ['wasist', 'was ist'],
    ['kostetdas', 'kostet das'],
    ['wieteuer', 'wie teuer'],
    ['bekomich', 'bekomme ich'],
    ['lohnts', 'lohnt es'],
    ['dasautohotel', 'das autohotel'],
    ['meinwohnmobil', 'mein wohnmobil'],
    ['verlangder', 'verlang ihr'],
    ['istder', 'ist der'],
  ])('%s → %s', (typed, words) => {
    expect(meltedWords(typed, siteVocabulary)?.join(' ')).toBe(words);
  });

  it.each(['tests', 'studie', 'radio', 'hausmann', 'imbiss', 'diesel', 'kurier', 'xyzich', 'dasxyz', ''])(
    'leaves %s',
    (typed) => {
      expect(meltedWords(typed, siteVocabulary)).toBeUndefined();
    },
  );
});
