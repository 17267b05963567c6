import { describe, expect, it } from '@jest/globals';
import { writtenCampaignPeriodSchema } from './business-facts-schema.js';
import { calendarDaysText, isCampaignOver } from './campaign-period.js';

const period = { firstDay: '2027-08-10', lastDay: '2027-10-31' };

describe('the period of the campaign', () => {
  it.each([
    ['before its first day', '2027-08-01T12:00:00Z', false],
    ['in the last second of its last day, in winter time', '2027-10-31T22:59:59Z', false],
    ['at the midnight after', '2027-10-31T23:00:00Z', true],
  ])('is judged %s', (_, moment, over) => {
    expect(isCampaignOver(period, new Date(moment))).toBe(over);
  });

  it('ends at midnight in summer time too', () => {
    const summer = { firstDay: '2027-06-01', lastDay: '2027-06-30' };
    expect(isCampaignOver(summer, new Date('2027-06-30T21:59:59Z'))).toBe(false);
    expect(isCampaignOver(summer, new Date('2027-06-30T22:00:00Z'))).toBe(true);
  });

  it('names a year once, unless it spans two', () => {
    expect(calendarDaysText(period)).toBe('10. August bis 31. Oktober 2027');
    expect(calendarDaysText({ ...period, lastDay: '2028-01-15' })).toBe('10. August 2027 bis 15. Januar 2028');
  });

  it('is worded like any days of the calendar', () => {
    expect(calendarDaysText({ firstDay: '2026-12-07', lastDay: '2026-12-08' })).toBe(
      '7. Dezember bis 8. Dezember 2026',
    );
    expect(calendarDaysText({ firstDay: '2026-12-07', lastDay: '2026-12-07' })).toBe('7. Dezember 2026');
  });

  it('is read as the environment has it', () => {
    expect(writtenCampaignPeriodSchema.parse(' 2027-08-10/2027-10-31 ')).toEqual(period);
  });

  it.each(['2027-08-10', '2027-10-31/2027-08-10', '2027-02-30/2027-03-01', '2027-08-10/2027-10-31/2028-01-01', 'off'])(
    'refuses %s',
    (text) => {
      expect(writtenCampaignPeriodSchema.safeParse(text).success).toBe(false);
    },
  );
});
