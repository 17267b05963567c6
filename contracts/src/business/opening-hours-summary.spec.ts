import { expect, it } from '@jest/globals';
import { profileFacts } from './business-facts.js';
import { summariseOpeningHours } from './opening-hours-summary.js';

it('says the opening hours as the specification does', () => {
  expect(summariseOpeningHours(profileFacts.openingHours).map(({ days, times }) => `${days} ${times}`)).toEqual([
    'Montag bis Freitag 08:30–11:30 und 13:30–17:30',
    'Samstag 08:30–12:00',
    'Sonntag geschlossen',
  ]);
});

it('keeps days apart whose times differ, and those that others stand between', () => {
  const lines = summariseOpeningHours([
    { day: 'Montag', times: [['08:00', '12:00']] },
    { day: 'Dienstag', times: [] },
    { day: 'Mittwoch', times: [['08:00', '12:00']] },
    { day: 'Donnerstag', times: [['08:00', '12:00']] },
  ]);
  expect(lines.map(({ days }) => days)).toEqual(['Montag', 'Dienstag', 'Mittwoch bis Donnerstag']);
});

it('joins no days between which one was left out', () => {
  const some = profileFacts.openingHours.filter(({ day }) => day !== 'Dienstag' && day !== 'Sonntag');
  expect(summariseOpeningHours(some).map(({ days }) => days)).toEqual(['Montag', 'Mittwoch bis Freitag', 'Samstag']);
});
