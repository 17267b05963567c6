import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { answerDueText, followUpChoices, followUpText } from './work-texts.ts';

/** A Wednesday, nine o'clock in Roggwil. */
const now = new Date('2026-11-18T08:00:00Z');
const dueOf = (createdAt: string) =>
  answerDueText({ status: 'pending', answeredAt: null, createdAt }, now, profileFacts);

describe('when an answer is due', () => {
  it.each([
    ['2026-11-17T14:30:00Z', false, 'Antwort fällig bis heute, 15:30'],
    ['2026-11-18T07:30:00Z', false, 'Antwort fällig bis morgen, 08:30'],
    ['2026-11-17T07:45:00Z', true, 'Antwort seit 15 Min. überfällig'],
    ['2026-11-16T08:00:00Z', true, 'Antwort seit 24 Std. überfällig'],
    ['2026-11-16T15:00:00Z', true, 'Antwort seit 17 Std. überfällig'],
    ['2026-11-10T08:00:00Z', true, 'Antwort seit 7 Tagen überfällig'],
    ['2026-11-17T08:00:00Z', true, 'Antwort seit 1 Min. überfällig'],
  ])('of what came in at %s', (createdAt, isOverdue, text) => {
    expect(dueOf(createdAt)).toEqual({ isOverdue, text });
  });

  it('names the day when it is further off', () => {
    // Nobody works on the Sunday that follows.
    const saturday = '2026-11-21T17:00:00Z';
    const due = answerDueText(
      { status: 'pending', answeredAt: null, createdAt: saturday },
      new Date(saturday),
      profileFacts,
    );
    expect(due?.text).toBe('Antwort fällig bis Mo., 23. November um 18:00');
  });

  it('is no «morgen» the day after, where a day has 23 hours only', () => {
    const saturday = '2026-03-28T22:30:00Z';
    const lead = { status: 'pending', answeredAt: null, createdAt: saturday } as const;
    const due = answerDueText(lead, new Date(saturday), profileFacts);
    expect(due?.text).toMatch(/^Antwort fällig bis Mo\., 30\. März/);
  });

  it('is no matter for a lead that somebody got in touch about, and one still for what was only taken in hand', () => {
    const createdAt = '2026-11-17T07:45:00Z';
    const textOf = (answeredAt: string | null) =>
      answerDueText({ status: 'processing', answeredAt, createdAt }, now, profileFacts)?.text;
    expect(textOf(createdAt)).toBeUndefined();
    expect(textOf(null)).toBe('Antwort seit 15 Min. überfällig');
  });
});

describe('a follow-up', () => {
  it.each([
    [null, 'keine'],
    ['2026-11-18', 'heute'],
    ['2026-11-19', 'morgen'],
    ['2026-11-25', 'am Mi., 25. November 2026'],
    ['2026-11-16', 'seit Mo., 16. November 2026'],
  ])('on %p is «%s»', (day, text) => {
    expect(followUpText(day, now)).toBe(text);
  });

  it('offers today, tomorrow and in a week, by the calendar of the business', () => {
    // Half past midnight in Roggwil, still the day before in UTC.
    const days = followUpChoices(new Date('2026-11-30T23:30:00Z')).map(({ day }) => day);
    expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-08']);
  });
});
