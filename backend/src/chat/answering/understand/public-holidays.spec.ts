import { describe, expect, it } from '@jest/globals';
import { dayOf } from './calendar.js';
import { isPublicHoliday } from './public-holidays.js';

const isHoliday = (date: string) => isPublicHoliday(dayOf(new Date(`${date}T12:00:00Z`)));

describe('public holidays', () => {
  it.each(['2026-01-02', '2026-08-01', '2026-12-25', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'])(
    '%s is one',
    (date) => expect(isHoliday(date)).toBe(true),
  );

  it.each([
    ['2024-03-31', '2024-04-02'],
    ['2025-04-20', '2025-04-22'],
    ['2027-03-28', '2027-03-30'],
    ['2038-04-25', '2038-04-27'],
  ])('Easter of the year is on %s', (easter, tuesday) => {
    expect(isHoliday(easter)).toBe(true);
    expect(isHoliday(tuesday)).toBe(false);
  });

  it.each(['2026-03-14', '2026-12-27', '2026-04-02'])('%s is none', (date) => expect(isHoliday(date)).toBe(false));
});
