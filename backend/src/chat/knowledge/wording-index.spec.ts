import { describe, expect, it } from '@jest/globals';
import { knownWords } from '../answering/understand/known-words.js';
import { createMarkWords } from '../answering/understand/mark-words.js';
import { createReader } from '../answering/understand/reader.js';
import { createKnowledgeIndex } from './knowledge-index.js';
import type { SubjectId } from './knowledge-passage.js';

const reader = createReader(knownWords([]));
const markWords = createMarkWords(reader);
const read = (text: string) => reader.read(text).flatMap(({ words }) => markWords(words));
const index = createKnowledgeIndex(reader.wordsOf, read);
const alike = (text: string, subjects: readonly SubjectId[] = []) => index.alike(read(text), subjects);

describe('createFindWordings', () => {
  it('finds the question of the site that says the same in other words', () => {
    const [best] = alike('Muss ich für die Besichtigungen dabei sein?');
    expect(best?.says).toBe('Sie müssen nicht dabei sein');
    expect(best?.wordingAsked).toBe(1);
  });

  it('lets small words decide between questions that are else alike', () => {
    expect(alike('Wie oft soll ich das versiegelte Wohnmobil waschen?')[0]?.says).toMatch(/gesalzenen/);
    expect(alike('Wie wasche ich das versiegelte Wohnmobil?')[0]?.says).toMatch(/weichen Schwamm/);
  });

  it('prefers what is about the subject', () => {
    const [best] = alike('Was muss ich messen?', ['autohotel']);
    expect(best?.passage.subject).toBe('autohotel');
    expect(alike('Was muss ich messen?', ['dampfreinigung'])[0]?.likeness).toBeLessThan(best?.likeness ?? 0);
  });

  it('takes neither a name nor small words alone for a question', () => {
    expect(alike('Was ist das Autohotel?').every(({ likeness }) => likeness < 0.8)).toBe(true);
  });

  it('counts the words that nobody asked for', () => {
    const [best] = alike('Muss ich vor der Abgabe noch Raketentreibstoff einfüllen?');
    expect(best?.askedInWording ?? 0).toBeLessThan(0.7);
  });

  it('answers no question on the campaign, which hangs on the day', () => {
    const subjects = alike('Gilt der Rabatt auch auf andere Leistungen?').map(({ passage }) => passage.subject);
    expect(subjects).not.toContain('fruehbucher');
  });
});
