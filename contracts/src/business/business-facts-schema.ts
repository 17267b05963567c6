import { z } from 'zod';
import { type PriceName, profileFacts } from './business-facts.js';
import { isCalendarDay } from './calendar-day.js';

/** Of what comes from the database, the environment or the staff area: the facts of the business, one by one. */

/** A price; what nobody said of its unit and its tax may be missing. */
export const moneySchema = z.strictObject({
  kind: z.enum(['from', 'about', 'exact']),
  amount: z.number().positive().max(1_000_000).refine(hasWholeCents, 'must have two decimals at most'),
  per: z.literal('month').nullable().default(null),
  vat: z.enum(['excluded', 'included']).nullable().default(null),
});

/** Prices by their names; those that nobody sets are missing. */
export const pricesSchema = z.partialRecord(
  z.enum(Object.keys(profileFacts.prices) as [PriceName, ...PriceName[]]),
  moneySchema,
);

const calendarDay = z.string().refine(isCalendarDay, 'must be a day as YYYY-MM-DD');
const inOrder = ({ firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }) => firstDay <= lastDay;
const WRONG_ORDER = 'must not end before it begins';

export const campaignPeriodSchema = z
  .strictObject({ firstDay: calendarDay, lastDay: calendarDay })
  .refine(inOrder, WRONG_ORDER);

/** A period as the variable `CAMPAIGN` has it: `2027-08-10/2027-10-31`. */
export const writtenCampaignPeriodSchema = z
  .string()
  .regex(/^[^/]+\/[^/]+$/, 'must be as YYYY-MM-DD/YYYY-MM-DD')
  .transform((text) => {
    const [firstDay = '', lastDay = ''] = text.trim().split('/');
    return { firstDay, lastDay };
  })
  .pipe(campaignPeriodSchema);

/** Past ones are kept until somebody removes them. */
export const MOST_CLOSED_DAYS = 60;

export const closedDaysSchema = z
  .array(
    z
      .strictObject({ firstDay: calendarDay, lastDay: calendarDay, reason: z.string().trim().max(60) })
      .refine(inOrder, WRONG_ORDER),
  )
  .max(MOST_CLOSED_DAYS)
  .readonly();

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:MM');
const WEEK = profileFacts.openingHours.map(({ day }) => day).join();

/** A week of opening hours: the seven days of the profile, in its order. */
export const openingWeekSchema = z
  .array(
    z.strictObject({
      day: z.string(),
      times: z
        .array(z.tuple([wallTime, wallTime]).readonly())
        .max(3)
        .refine((times) => isAscending(times.flat()), 'must follow each other')
        .readonly(),
    }),
  )
  .refine((week) => week.map(({ day }) => day).join() === WEEK, 'must be the seven days of the week')
  .readonly();

function hasWholeCents(francs: number): boolean {
  return Math.abs(Math.round(francs * 100) - francs * 100) < 1e-6;
}

function isAscending(times: readonly string[]): boolean {
  return times.every((time, index) => index === 0 || (times[index - 1] as string) < time);
}
