import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { isMeant, isWhollyAsked } from './is-meant.js';

const passage = knowledgePassages.find(({ subject }) => subject === 'autohotel');
if (!passage) throw new Error('No passage on the car hotel');
const found = { passage, says: '', terms: new Set<string>(), wordingAsked: 1, askedInWording: 0.42 };
const match = { ...found, shared: 1, sharedWeight: 4, isOfDeed: false, likeness: 0.58 };

describe('a question of the site that is wholly asked, beside a word that nobody knows', () => {
  it('is meant where only its subject is talked about', () => {
    expect(isWhollyAsked(match, ['autohotel'], false)).toBe(true);
  });

  it.each([
    ['on another subject', match, ['einlagerung'] as const, false],
    ['on one of two subjects', match, ['autohotel', 'einlagerung'] as const, false],
    ['without a subject', match, [] as const, false],
    ['where one of a kind is asked for', match, ['autohotel'] as const, true],
    ['where half of it is asked', { ...match, wordingAsked: 0.5 }, ['autohotel'] as const, false],
    ['where it is little alike', { ...match, likeness: 0.4 }, ['autohotel'] as const, false],
    ['where nothing that says something is shared', { ...match, shared: 0 }, ['autohotel'] as const, false],
  ])('is not meant %s', (_, found, subjects, asksWhich) => {
    expect(isWhollyAsked(found, subjects, asksWhich)).toBe(false);
  });
});

describe('a question of the site that shares one word with what is asked', () => {
  const whole = { ...match, askedInWording: 1 };

  it.each([
    ['by a word that few texts have', { ...whole, sharedWeight: 4.6, likeness: 0.65 }, true],
    ['not by a word that many texts have', { ...whole, sharedWeight: 2.8, likeness: 0.65 }, false],
    ['not by a verb', { ...whole, sharedWeight: 4.6, isOfDeed: true, likeness: 0.65 }, false],
    ['by such a word where the small ones are alike too', { ...whole, sharedWeight: 2.8, likeness: 0.78 }, true],
  ])('is meant %s', (_, found, expected) => {
    expect(isMeant(found, 0.45, false)).toBe(expected);
  });
});
