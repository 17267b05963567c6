import { describe, expect, it } from '@jest/globals';
import { ActReader, type Situation } from './acts.js';
import { writeModel } from './model-file.js';
import { parseLabelled, trainActs } from './train-acts.js';

const MESSAGES = [
  'free\tquestion\tWas kostet das?',
  'free\tquestion\tWas kostet die Reinigung bei euch?',
  'free\tquestion\tWann habt ihr offen?',
  'free\toffer\tBitte eine Offerte',
  'free\toffer\tIch möchte eine Offerte für die Reinigung',
  'free\toffer question\tBitte eine Offerte, und wann habt ihr offen?',
  'free\t-\tdanke',
  'free\t-\tIch war in den Ferien',
  'vehicle\tdecline\tkeine Ahnung',
  'vehicle\tdecline\tkeine Angabe',
  'vehicle\t-\tVW Golf',
  'confirmation\tno\tnein',
  'confirmation\tno\tnein so nicht',
  'confirmation\tcalloff\tnein, nichts senden',
  'confirmation\tcalloff\tbitte nichts senden',
  'confirmation\t-\tVW Golf',
].map(parseLabelled);

describe('ActReader', () => {
  const model = trainActs(MESSAGES);
  const reader = new ActReader(model);
  const actsOf = (text: string, situation: Situation = 'free') => [...reader.actsOf(text, situation).keys()];

  it('finds what it learned', () => {
    const found = MESSAGES.map(({ text, situation }) => actsOf(text, situation).toSorted());
    expect(found).toEqual(MESSAGES.map(({ acts }) => acts.toSorted()));
  });

  it('finds it in words that it never saw together', () => {
    expect(actsOf('was kostet eine offerte bitte?')).toContain('question');
    expect(actsOf('Offerte bitte')).toEqual(['offer']);
    expect(actsOf('keine angabe bitte', 'vehicle')).toEqual(['decline']);
  });

  it('finds a question in any situation', () => {
    expect(actsOf('Was kostet die Reinigung?', 'dimensions')).toEqual(['question']);
  });

  it('takes the likelier of two that nobody does at once', () => {
    expect(actsOf('nein, nichts senden', 'confirmation')).toEqual(['calloff']);
  });

  it('finds nothing in a text without words', () => {
    expect(actsOf('')).toEqual([]);
  });

  it('learns the same of the same messages', () => {
    expect(writeModel(trainActs(MESSAGES)).equals(writeModel(model))).toBe(true);
  });
});
