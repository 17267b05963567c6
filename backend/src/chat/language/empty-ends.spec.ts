import { describe, expect, it } from '@jest/globals';
import { readText } from './read-text.js';
import { siteVocabulary } from './testing/site-vocabulary.js';

describe('words with an end that says nothing', () => {
  it.each([
    ['das Keramikzüg', 'das keramik'],
    ['die Versiegelungssache', 'die versiegelung'],
    ['diese Einstellerei', 'diese einstellen'],
  ])('%s', (text, standard) => {
    expect(readText(text, siteVocabulary).standard).toBe(standard);
  });

  it.each(['die metzgerei', 'das fahrzeug', 'die hauptsache', 'das werkzeug'])('%s is a word of its own', (text) => {
    expect(readText(text, siteVocabulary).standard).toBe(text);
  });
});
