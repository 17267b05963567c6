import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { type AskedTime, readAskedTime } from './asked-time.js';

const vocabulary = createVocabulary(['samstag sonntag offen nachmittag wochenende werktags ostern weihnachten uhr']);
const TUESDAY = new Date('2026-03-03T10:00:00+01:00');
const read = (text: string) => readAskedTime(readText(text, vocabulary).words, TUESDAY);

const cases: readonly (readonly [string, Partial<AskedTime>])[] = [
  ['am Samstag', { weekdays: [5] }],
  ['sonntags', { weekdays: [6] }],
  ['heute', { weekdays: [1], isToday: true }],
  ['morgen', { weekdays: [2] }],
  ['übermorgen', { weekdays: [3] }],
  ['am Morgen', { weekdays: [], part: 'morning' }],
  ['Samstag Morgen', { weekdays: [5], part: 'morning' }],
  ['am Wochenende', { weekdays: [5, 6] }],
  ['Montag bis Freitag', { weekdays: [0, 1, 2, 3, 4] }],
  ['Mo-Do', { weekdays: [0, 1, 2, 3] }],
  ['Freitag und Montag', { weekdays: [4, 0] }],
  ['unter der Woche kann ich nicht, nur am Samstag', { weekdays: [5] }],
  ['wie viele Tage in der Woche', { weekdays: [] }],
  ['werktags', { weekdays: [0, 1, 2, 3, 4] }],
  ['um 19 Uhr', { time: '19:00' }],
  ['um 17.15', { time: '17:15' }],
  ['offen bis um zwölf', { time: '12:00', isUntil: true }],
  ['am Montag am 11', { weekdays: [0], time: '11:00' }],
  ['Samstag 11.45', { weekdays: [5], time: '11:45' }],
  ['unter der Woche', { weekdays: [0, 1, 2, 3, 4] }],
  ['ich arbeite die Woche durch', { weekdays: [] }],
  ['am 1. Mai', { isHoliday: true }],
  ['um halb neun', { time: '08:30' }],
  ['um drei', { time: '15:00' }],
  ['in zwanzig Minuten', { weekdays: [1], time: '10:20' }],
  ['in einer halben Stunde', { weekdays: [1], time: '10:30' }],
  ['in 15 Stunden', { weekdays: [2], time: '01:00' }],
  ['ich brauche noch eine Stunde zu Ihnen', { weekdays: [1], time: '11:00' }],
  ['abends um acht', { time: '20:00', part: 'evening' }],
  ['für 6 Monate', { weekdays: [] }],
  ['jetzt', { isNow: true }],
  ['noch offen', { isNow: true }],
  ['wann wieder', { isNow: true }],
  ['an Ostern', { isHoliday: true }],
  ['am 1. August', { isHoliday: true }],
  ['am 24.12', { isHoliday: true }],
  ['am 14', { weekdays: [5], date: '14. März', isHoliday: false }],
  ['am 20. April', { weekdays: [0], date: '20. April', isHoliday: false }],
  ['am Samstag, 7. März', { weekdays: [5], date: '7. März' }],
  ['vom 20. bis 24. Juli', { isHoliday: true }],
];

describe('readAskedTime', () => {
  it.each(cases)('reads «%s»', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('reads no time out of other numbers', () => {
    expect(read('für 6 Monate').time).toBeUndefined();
    expect(read('8 Meter lang').time).toBeUndefined();
    expect(read('dauert das zwei Stunden').time).toBeUndefined();
    expect(read('seit einer Stunde').time).toBeUndefined();
  });
});
