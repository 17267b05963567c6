import { describe, expect, it } from '@jest/globals';
import { toldDurations } from './told-durations.js';

describe('toldDurations', () => {
  it.each([
    'Die Arbeit dauert 3 bis 5 Arbeitstage.',
    'Rechnen Sie mit 3–5 Tagen.',
    'Die Dampfreinigung dauert zwei bis vier Stunden.',
    'Für die Übergabe rechnen Sie rund 30 Minuten ein.',
  ])('finds one in «%s»', (reply) => {
    expect(toldDurations(reply)).toHaveLength(1);
  });

  it.each([
    'Wir melden uns innert 24 Stunden an Werktagen.',
    'Sie hält 3–5 Jahre.',
    'Die Mindestdauer beträgt 3 Monate.',
    'Offen ist von 08:30 bis 11:30 Uhr.',
    'Waschen Sie in den ersten Tagen nicht.',
  ])('finds none in «%s»', (reply) => {
    expect(toldDurations(reply)).toEqual([]);
  });
});
