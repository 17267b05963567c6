import type { BusinessFacts, PriceName } from '../business/business-facts.js';
import {
  campaignPeriodSchema,
  closedDaysSchema,
  moneySchema,
  openingWeekSchema,
} from '../business/business-facts-schema.js';
import { businessProfile } from '../business/business-profile.js';

/** A fact that the owner may set, by its name. */
export type FactName = `prices.${PriceName}` | 'openingHours' | 'closedDays' | 'campaign';

/** The names of all prices. */
const priceNames = Object.keys(businessProfile.prices) as readonly PriceName[];

/** All facts that the owner may set, and what each may be. */
export const factSchemas = {
  ...(Object.fromEntries(priceNames.map((name) => [`prices.${name}`, moneySchema])) as Record<
    `prices.${PriceName}`,
    typeof moneySchema
  >),
  openingHours: openingWeekSchema,
  closedDays: closedDaysSchema,
  campaign: campaignPeriodSchema,
} as const;

/** True for the name of a fact that the owner may set. */
export function isFactName(name: string): name is FactName {
  return Object.hasOwn(factSchemas, name);
}

/** The value of a fact among all of them. */
export function factOf({ prices, ...others }: BusinessFacts, fact: FactName): unknown {
  if (isPriceFact(fact)) return prices[fact.slice('prices.'.length) as PriceName];
  return others[fact];
}

function isPriceFact(fact: FactName): fact is `prices.${PriceName}` {
  return fact.startsWith('prices.');
}

/** One change of a fact; a value of null is what the profile says. */
export interface FactChange {
  readonly id: string;
  readonly fact: FactName;
  readonly before: unknown;
  readonly after: unknown;
  /** Name of the account. */
  readonly changedBy: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** True for one that took back another. */
  readonly isUndo: boolean;
  /** True while nothing was changed after it: then it can be taken back. */
  readonly isLatest: boolean;
}

/** `GET /api/admin/business`: what is in force, and who changed what. */
export interface BusinessSettings {
  readonly facts: BusinessFacts;
  /** Facts that the environment sets: nothing else takes effect. */
  readonly fixed: readonly FactName[];
  /** The last ones, newest first. */
  readonly changes: readonly FactChange[];
}
