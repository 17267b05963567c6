import type { CorrectableField, SubmissionWords } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { leadExample } from '#test/lead-example.ts';
import { wordsBeside, wordsFor } from './words-beside.ts';

const words: SubmissionWords = {
  formType: 'vehicle',
  name: 'Beatrice Zürcher',
  email: 'b@zuercher.example',
  phone: '079 123 45 67',
  subject: '',
  message: '',
  vehicleLength: '720 cm',
};

describe('the visitor’s words', () => {
  it('stand beside a field that says something else', () => {
    expect(wordsBeside('vehicleLength', leadExample, words)).toBe('720 cm');
  });

  it.each<CorrectableField>(['name', 'email', 'phone'])('are not repeated beside %s, which says the same', (field) => {
    expect(wordsBeside(field, leadExample, words)).toBeUndefined();
  });

  it('stand beside what was corrected, also where they are the text for the whole vehicle', () => {
    const lead = { ...leadExample, correctedFields: ['vehicleModel' as const] };
    expect(wordsBeside('vehicleModel', lead, { ...words })).toBe('Fiat Ducato 2019');
    expect(wordsBeside('vehicleMake', lead, { ...words })).toBeUndefined();
  });

  it('are known in part before the history is, and not at all once they were erased', () => {
    expect(wordsFor('vehicleHeight', leadExample, undefined)).toBe('7.2x3.1');
    expect(wordsFor('phone', leadExample, undefined)).toBeUndefined();
    expect(wordsFor('phone', leadExample, null)).toBeUndefined();
    expect(wordsFor('phone', leadExample, words)).toBe('079 123 45 67');
  });
});
