import { businessProfile, type OpeningTimes } from './business-profile.js';
import type { CampaignPeriod } from './campaign-period.js';
import { type Duration, durationText, type WorkName } from './duration.js';
import { type Money, moneyText } from './money.js';

/** The prices that the business names, by the names of the profile. */
export type PriceName = keyof typeof businessProfile.prices;
export type Prices = Readonly<Record<PriceName, Money>>;

/** Monday first; the German names stand in the profile. */
export type OpeningWeek = readonly { readonly day: string; readonly times: OpeningTimes }[];

/** A day, or several that follow each other, on which the business is closed whatever the week says. */
export interface ClosedDays {
  /** ISO dates at the business, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** As visitors read it, for example `Betriebsferien`; may be empty. */
  readonly reason: string;
}

/**
 * What the business says of itself that changes within a year. Whatever tells a visitor one of these is made from this
 * value, so that pages, descriptions, mails and assistant never differ.
 */
export interface BusinessFacts {
  readonly prices: Prices;
  readonly durations: Readonly<Partial<Record<WorkName, Duration>>>;
  readonly openingHours: OpeningWeek;
  readonly closedDays: readonly ClosedDays[];
  readonly campaign: CampaignPeriod;
}

/** The facts as the profile has them, before anybody set another one. */
export const profileFacts: BusinessFacts = {
  prices: businessProfile.prices,
  durations: businessProfile.durations,
  openingHours: businessProfile.openingHours,
  closedDays: [],
  campaign: businessProfile.earlyBooking.period,
};

/** The prices as sentences name them, without tax: «ab CHF 200 pro Monat». */
export function writtenPrices({ prices }: Pick<BusinessFacts, 'prices'>): Readonly<Record<PriceName, string>> {
  const written = Object.entries(prices).map(([name, money]) => [name, moneyText(money)]);
  return Object.fromEntries(written) as Record<PriceName, string>;
}

/** How long some work takes, in words; undefined where nobody said. */
export function writtenDuration({ durations }: Pick<BusinessFacts, 'durations'>, work: WorkName): string | undefined {
  const duration = durations[work];
  return duration && durationText(duration);
}

/** How long some work takes, as a page lists it among its facts; nothing where nobody said. */
export function durationFact(
  facts: Pick<BusinessFacts, 'durations'>,
  work: WorkName,
  term: string,
): { readonly term: string; readonly text: string }[] {
  const text = writtenDuration(facts, work);
  return text ? [{ term, text }] : [];
}
