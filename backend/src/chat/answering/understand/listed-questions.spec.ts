import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { listedQuestions } from './listed-questions.js';

const vocabulary = createVocabulary([]);
const listedIn = (text: string) =>
  listedQuestions(text.split(', ').map((clause) => readText(clause, vocabulary).words)).map((words) =>
    words.map(({ standard }) => standard).join(' '),
  );

describe('several things asked in a list', () => {
  it.each([
    [
      'ist die Halle geheizt, überwacht und versichert',
      ['ist die halle geheizt', 'ist die halle überwacht', 'ist die halle versichert'],
    ],
    ['sind die Plätze trocken, überwacht', ['sind die plätze trocken', 'sind die plätze überwacht']],
  ])('«%s» asks each', (text, questions) => {
    expect(listedIn(text)).toEqual(questions);
  });

  it.each([
    'ist am Samstag offen, und wie lange',
    'ist das teuer, ich habe nicht viel',
    'kann ich kommen, morgen',
    'ist es geheizt',
  ])('«%s» is no list', (text) => {
    expect(listedIn(text)).toEqual([]);
  });
});
