import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../../language/read-text.js';
import { campaignDay } from './campaign-day.js';

const vocabulary = createVocabulary([
  'august september oktober november juni mitte frühling ersten letzten oktobertag novemberwoche offerte termin nächstes jahr',
]);
const verdict = (text: string) =>
  campaignDay(readText(text, vocabulary).words, new Date('2025-09-15T10:00:00+02:00'))?.slice(0, 3);

describe('campaignDay', () => {
  it.each([
    ['am 5. November', 'Nei'],
    ['im November', 'Nei'],
    ['am 31. Oktober', 'Ja,'],
    ['im Oktober', 'Ja,'],
    ['ich frage im Oktober, der Termin ist am 2. November', 'Nei'],
    ['im August', 'Nei'],
    ['in der ersten Novemberwoche', 'Nei'],
    ['am letzten Oktobertag', 'Ja,'],
    ['Mitte November', 'Nei'],
    ['im Frühling', 'Nei'],
    ['nächstes Jahr', 'Nei'],
    ['eine Offerte vom Juni', undefined],
    ['bald', undefined],
  ])('«%s»', (text, expected) => {
    expect(verdict(text)).toBe(expected);
  });
});
