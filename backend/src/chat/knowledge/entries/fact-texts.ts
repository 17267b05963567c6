import {
  type BusinessFacts,
  businessProfile,
  CHAT_RETENTION_DAYS,
  calendarDaysText,
  chatMailLink,
  chatPhoneLink,
  moneyText,
  openingHoursText,
  writtenPrices,
} from '@fahrzeugpflege/contracts/without-schemas';

const { claims, name, street, postalCode, town, earlyBooking } = businessProfile;

/** How long a vehicle is brokered at least. */
export const MINIMUM_MONTHS = Number.parseInt(claims.brokerageMinimumTerm, 10);

const PROFILE_TEXTS = {
  name,
  town,
  address: `${name}, ${street}, ${postalCode} ${town}`,
  phone: chatPhoneLink,
  email: chatMailLink,
  answerPromise: claims.answerPromise,
  chatKeptFor: `${CHAT_RETENTION_DAYS} Tage`,
  experience: claims.experience,
  satisfiedCustomers: claims.satisfiedCustomers,
  protection: claims.protection,
  guarantee: claims.guarantee,
  sealingLasts: claims.sealingLasts,
  sealingRefresh: claims.sealingRefresh,
  germReduction: claims.germReduction,
  steamPressure: claims.steam.pressure,
  steamTemperature: claims.steam.temperature,
  steamWater: claims.steam.water,
  brokerageMinimumTerm: claims.brokerageMinimumTerm,
  discountPercent: `${earlyBooking.discountPercent}%`,
};

/** How the end of a sentence about the price of the sealing names its tax. */
const TAX_OF_SEALING = {
  excluded: 'versteht sich exkl. MwSt.; wie viel es mit der Steuer ist, steht auf der Website nicht.',
  included: 'versteht sich inkl. MwSt.',
  unsaid: 'ist ohne Angabe zur MwSt. angeschrieben.',
};

/** The typed facts in words, by the keys that entries name them by: «price.storage» → «ab CHF 150 pro Monat». */
export function factTexts(facts: BusinessFacts): Readonly<Record<string, string>> {
  const prices = Object.entries(writtenPrices(facts)).map(([price, text]) => [`price.${price}`, text]);
  const { brokerage, ceramicSealing } = facts.prices;
  return {
    ...PROFILE_TEXTS,
    ...Object.fromEntries(prices),
    brokerageMinimumCost: moneyText({ ...brokerage, amount: MINIMUM_MONTHS * brokerage.amount, per: null }),
    taxOfSealing: TAX_OF_SEALING[ceramicSealing.vat ?? 'unsaid'],
    openingHours: openingHoursText(facts),
    campaignPeriod: calendarDaysText(facts.campaign),
  };
}

/**
 * An entry's text with its facts.
 *
 * @throws Error for a key that names no fact
 */
export function fillFacts(text: string, texts: Readonly<Record<string, string>>): string {
  return text.replace(/\{([^}]*)\}/g, (_, key: string) => {
    const fact = texts[key];
    if (fact === undefined) throw new Error(`No fact is called ${key}`);
    return fact;
  });
}
