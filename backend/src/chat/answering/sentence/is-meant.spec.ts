import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { isWhollyAsked } from './is-meant.js';

const passage = knowledgePassages.find(({ subject }) => subject === 'autohotel');
if (!passage) throw new Error('No passage on the car hotel');
const match = { passage, says: '', wordingAsked: 1, askedInWording: 0.42, shared: 1, likeness: 0.58 };

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
