import { describe, expect, it } from '@jest/globals';
import { weekdayWord } from './weekday-word.js';

describe('weekdayWord', () => {
  it.each([
    ['sunndi', 'sonntag'],
    ['sundi', 'sonntag'],
    ['sonndig', 'sonntag'],
    ['määndig', 'montag'],
    ['möntig', 'montag'],
    ['zyschti', 'dienstag'],
    ['dinschti', 'dienstag'],
    ['miggwuche', 'mittwoch'],
    ['mitwuchä', 'mittwoch'],
    ['dunschti', 'donnerstag'],
    ['donschdig', 'donnerstag'],
    ['fryttig', 'freitag'],
    ['samsdi', 'samstag'],
    ['sammschtig', 'samstag'],
  ])('reads %s as %s', (typed, day) => {
    expect(weekdayWord(typed)).toBe(day);
  });

  it.each(['sonnig', 'mandat', 'samt', 'sanft', 'fristig', 'dunstig-feucht', 'zeitig', 'sündig', 'frei', 'montage'])(
    'reads no day in «%s»',
    (typed) => {
      expect(weekdayWord(typed)).toBeUndefined();
    },
  );
});
