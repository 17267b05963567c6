import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PERIOD, PERIODS, type PeriodChoice } from './period.ts';
import { readPeriod, writePeriod } from './period-address.ts';

describe('the period in the address', () => {
  it.each<PeriodChoice>([
    ...PERIODS.map((period) => ({ period })),
    { from: '2026-01-01', to: '2026-02-28' },
    { from: '2026-01-01' },
    { to: '2026-02-28' },
  ])('brings %p back as it was chosen', (choice) => {
    expect(readPeriod(writePeriod(choice))).toEqual(choice);
  });

  it.each([
    ['', 'nothing'],
    ['zeitraum=gestern', 'a period that nobody knows'],
    ['von=2026-02-30', 'a day that is none'],
    ['von=1999-12-31', 'a day before there were any'],
    ['von=&bis=', 'empty days'],
  ])('«%s» asks for %s: the default', (query) => {
    expect(readPeriod(new URLSearchParams(query))).toEqual({ period: DEFAULT_PERIOD });
  });

  it('is bare for the default', () => {
    expect(writePeriod({ period: DEFAULT_PERIOD }).toString()).toBe('');
  });

  it('takes the quick choice where both are given, and the day that is one beside one that is none', () => {
    expect(readPeriod(new URLSearchParams('zeitraum=alles&von=2026-01-01'))).toEqual({ period: 'alles' });
    expect(readPeriod(new URLSearchParams('von=2026-01-01&bis=morgen'))).toEqual({ from: '2026-01-01' });
  });
});
