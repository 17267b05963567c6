import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { dueMark as dueMarkOf, followUpMark } from './mark-texts.ts';

/** Times as they stand on the wall in Roggwil. A lead of Tuesday at ten is due on Wednesday at ten. */
const createdAt = '2026-03-03T10:00:00+01:00';
const dueMark = (lead: Parameters<typeof dueMarkOf>[0], now: Date) => dueMarkOf(lead, now, profileFacts);
const at = (time: string) => new Date(`2026-03-${time}:00+01:00`);

describe('the mark of an unanswered lead', () => {
  it.each([
    ['fresh', '03T10:05', undefined],
    ['on the evening before', '03T23:59', undefined],
    ['due today', '04T00:00', { state: 'soon', text: 'bis 10:00' }],
    ['due in a minute', '04T09:59', { state: 'soon', text: 'bis 10:00' }],
    ['just overdue', '04T10:00', { state: 'overdue', text: 'überfällig seit 1 Min.' }],
    ['overdue for minutes', '04T10:59', { state: 'overdue', text: 'überfällig seit 59 Min.' }],
    ['overdue for hours', '04T13:10', { state: 'overdue', text: 'überfällig seit 3 Std.' }],
    ['overdue for a day', '06T09:59', { state: 'overdue', text: 'überfällig seit 47 Std.' }],
    ['overdue for days', '07T11:00', { state: 'overdue', text: 'überfällig seit 3 Tagen' }],
  ])('%s', (_, now, expected) => {
    expect(dueMark({ status: 'pending', answeredAt: null, createdAt }, at(now))).toEqual(expected);
  });

  it('appears on the last day that somebody works before the end, however long before it', () => {
    const beforeOpening = { status: 'pending', answeredAt: null, createdAt: '2026-03-07T07:00:00+01:00' } as const;
    expect(dueMark(beforeOpening, at('07T07:05'))).toEqual({ state: 'soon', text: 'bis Mo., 07:00' });
    const onSunday = { status: 'pending', answeredAt: null, createdAt: '2026-03-08T09:00:00+01:00' } as const;
    expect(dueMark(onSunday, at('08T23:59'))).toBeUndefined();
    expect(dueMark(onSunday, at('09T07:00'))).toEqual({ state: 'soon', text: 'bis 23:59' });
  });

  it.each(['completed', 'rejected'] as const)('is none when it is %s', (status) => {
    expect(dueMark({ status, answeredAt: null, createdAt }, at('20T10:00'))).toBeUndefined();
  });

  it.each(['pending', 'processing'] as const)('is there until somebody got in touch, also when it is %s', (status) => {
    const lead = { status, answeredAt: null, createdAt };
    expect(dueMark(lead, at('04T10:00'))?.state).toBe('overdue');
    expect(dueMark({ ...lead, answeredAt: createdAt }, at('04T10:00'))).toBeUndefined();
  });
});

/** Shortly after midnight on the wall in Roggwil, still the day before in UTC. */
const now = new Date('2026-11-20T23:30:00Z');

describe('the mark of a reminder', () => {
  it.each([
    [null, undefined],
    ['2026-11-21', { isDue: true, text: 'Wiedervorlage heute' }],
    ['2026-11-22', { isDue: false, text: 'Wiedervorlage morgen' }],
    ['2026-12-03', { isDue: false, text: 'Wiedervorlage 3. Dezember' }],
    ['2027-01-15', { isDue: false, text: 'Wiedervorlage 15. Januar 2027' }],
    ['2026-11-18', { isDue: true, text: 'Wiedervorlage seit 18. November' }],
  ])('for %s', (followUpOn, expected) => {
    expect(followUpMark(followUpOn, now)).toEqual(expected);
  });
});
