import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { compilePattern, patternWords } from './pattern.js';

const vocabulary = createVocabulary([
  'preis kosten richt wohnwagen abstellen keramikversiegelung dampf sichern genügen genügt',
]);
const wordsOf = (text: string) => readText(text, vocabulary).words;
const find = (pattern: string, text: string) =>
  compilePattern(pattern, (word) => vocabulary.stem(word))(wordsOf(text))?.map((at) => wordsOf(text)[at]?.standard);

describe('compilePattern', () => {
  it.each([
    ['kosten', 'was kostet das', ['kostet']],
    ['kosten', 'was ist das', undefined],
    ['preis|kosten', 'der preis', ['preis']],
    ['wohnwagen abstellen', 'wo abstellen, den wohnwagen', ['wohnwagen', 'abstellen']],
    ['wohnwagen abstellen', 'ein wohnwagen', undefined],
    ['wie_lange', 'und wie lange dauert es', ['wie', 'lange']],
    ['wie_lange', 'lange, aber wie', undefined],
    ['preis', 'der richtpreis', ['richtpreis']],
    ['=preis', 'der richtpreis', undefined],
    ['kosten !dampf', 'was kostet dampf', undefined],
    ['kosten !dampf', 'was kostet es', ['kostet']],
    [':lang', 'wie lange', undefined],
    [':lang', 'acht meter lang', ['lang']],
    ['genügen', 'genügt das', ['genügt']],
    ['sichern', 'wo befindet es sich', undefined],
    ['wein', 'ist das weit', undefined],
    ['polstern', 'gepolstert', ['gepolstert']],
  ])('«%s» in «%s»', (pattern, text, expected) => {
    expect(find(pattern, text)).toEqual(expected);
  });

  it('names its words for the vocabulary', () => {
    expect(patternWords('wie_lange =auto|:lang !preis')).toEqual(['wie', 'lange', 'auto', 'lang', 'preis']);
  });
});
