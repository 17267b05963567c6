import {
  type BusinessFacts,
  campaignPeriodSchema,
  closedDaysSchema,
  moneySchema,
  openingWeekSchema,
  type Prices,
  profileFacts,
} from '@fahrzeugpflege/contracts';
import { Logger } from '@nestjs/common';
import { z } from 'zod';

/** Facts that the environment sets; they win over all others. */
export interface EnvironmentFacts {
  readonly campaign?: BusinessFacts['campaign'] | undefined;
  readonly prices?: Partial<Prices> | undefined;
}

/** DI token of the {@link EnvironmentFacts}. */
export const ENVIRONMENT_FACTS = Symbol('ENVIRONMENT_FACTS');

/** What the owner set, as the database has it. */
interface StoredFacts {
  /** Of all services, by the names of the prices. */
  readonly prices: readonly (Readonly<Record<string, unknown>> | null)[];
  /** By their names. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const logger = new Logger('BusinessFacts');

/** The facts in force: the environment's before the owner's before the profile's. What can't be read is left out, and logged. */
export function factsOf({ prices, settings }: StoredFacts, environment: EnvironmentFacts): BusinessFacts {
  const { campaign, openingHours, closedDays } = profileFacts;
  return {
    ...profileFacts,
    prices: { ...profileFacts.prices, ...pricesOf(prices), ...environment.prices },
    openingHours: readable('openingHours', openingWeekSchema, settings) ?? openingHours,
    closedDays: readable('closedDays', closedDaysSchema, settings) ?? closedDays,
    campaign: environment.campaign ?? readable('campaign', campaignPeriodSchema, settings) ?? campaign,
  };
}

/** Each by itself, so that one that was written wrongly harms no other. */
function pricesOf(stored: StoredFacts['prices']): Partial<Prices> {
  const all = Object.assign({}, ...stored) as Readonly<Record<string, unknown>>;
  const read = Object.keys(profileFacts.prices).flatMap((name) => {
    const money = readable(name, moneySchema, all);
    return money ? [[name, money]] : [];
  });
  return Object.fromEntries(read);
}

function readable<T>(name: string, schema: z.ZodType<T>, values: Readonly<Record<string, unknown>>): T | undefined {
  if (values[name] === undefined) return undefined;
  const { data, error } = schema.safeParse(values[name]);
  if (error) logger.warn(`«${name}» is set to what can't be read, and left out: ${z.prettifyError(error)}`);
  return data;
}
