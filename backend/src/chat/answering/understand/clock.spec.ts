import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { readClock } from './clock.js';

const vocabulary = createVocabulary(['uhr viertel halb neun acht fünf zwölf monate']);
const read = (text: string) => readClock(readText(text, vocabulary).words);

describe('readClock', () => {
  it.each([
    ['um 19 Uhr', '19:00'],
    ['18.30 Uhr', '18:30'],
    ['um halb neun', '08:30'],
    ['am nüni', '09:00'],
    ['am fünf', '17:00'],
    ['um Viertel vor acht', '07:45'],
    ['Viertel nach fünf', '17:15'],
    ['Viertel ab fünf', '17:15'],
    ['am halbi zwölfi', '11:30'],
    ['gegen 9', '09:00'],
    ['um halb eins', '12:30'],
    ['um eins', '13:00'],
    ['am zwanzig ab fünf', '17:20'],
    ['um zehn vor zwölf', '11:50'],
    ['ich komme erst um halb sieben', '18:30'],
    ['nach der Arbeit um sieben', '19:00'],
    ['ich arbeite bis um sieben', '19:00'],
    ['ist um acht noch jemand da', '20:00'],
    ['um sieben schon jemand da', '07:00'],
    ['morgens erst um sieben', '07:00'],
    ['nach fünf abholen', '17:00'],
    ['falls ich es erst nach fünf schaffe', '17:00'],
  ])('reads «%s» as %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each([
    'nach fünf Wäschen',
    'nach zwei Jahren vorbeikommen',
    'für fünf Monate',
    'um 3 Monate',
    'am 5.',
    'am ersten',
    '8 Meter',
    'nichts',
  ])('reads none in «%s»', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
