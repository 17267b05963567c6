import { describe, expect, it } from '@jest/globals';
import { createReader } from '../understand/reader.js';
import { isPremise } from './is-premise.js';

const reader = createReader(['anfragen november rabatt bekommen trotzdem offerte kosten']);

describe('isPremise', () => {
  it.each([
    ['Ich würde jetzt anfragen, komme aber erst im November. Bekomme ich den Rabatt trotzdem?', true],
    ['Ich hätte gerne eine Offerte. Was kostet das?', false],
    ['Trotzdem hätte ich gerne eine Offerte. Und dann?', false],
  ])('«%s»: %s', (message, expected) => {
    const sentences = reader.read(message);
    const [first] = sentences;
    if (!first) throw new Error('a sentence');
    expect(isPremise(first, sentences)).toBe(expected);
  });
});
