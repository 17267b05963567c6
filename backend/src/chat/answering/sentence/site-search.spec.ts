import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string, subject?: string) =>
  (await engine.answer({ text, context: subject === undefined ? {} : { subject }, now })).reply;

describe('what is said from the texts of the site', () => {
  it.each([
    'Welches Öl brauche ich?',
    'Kann mein Hund im Auto bleiben?',
    'Was tun gegen Marder?',
    'Was ist der Sinn des Lebens?',
    'Welche Farbe soll mein Auto haben?',
    'Soll ich die Sitze abdecken?',
    'Wie viel Strom braucht der Dampf?',
    'wer hat einen Schlüssel',
    'was für Farbe hat die Keramik',
    'welche Marke nehmt ihr',
    'Wie lange steht ein Inserat online',
    'Wie viele Wohnmobile habt ihr schon versiegelt?',
    'Darf Diesel auf die Keramik kommen?',
  ])('is nothing where one word alone occurs there: %s', async (text) => {
    expect(await replyTo(text)).toContain('Das weiss ich nicht');
  });

  it.each([
    ['Und die Haare?', 'dampfreinigung', 'Haare'],
    ['Und bei Milch?', 'dampfreinigung', 'Getränke'],
  ])('is what its subject says of one word: %s', async (text, subject, told) => {
    expect(await replyTo(text, subject)).toContain(told);
  });
});
