import type { Asked } from './asked.js';
import { priceReply } from './price.js';
import { costClause, costsOf, MINIMUM_MONTHS, pricedOf, sentences } from './priced.js';

const NO_SHORT_PRICE = 'Einen Preis für weniger als ganze Monate nennt die Website nicht.';
const MINIMUM =
  'Das ist die Mindestdauer; danach können Sie monatlich kündigen. Der Betrag ist fest, eine Provision gibt es nicht.';

/** What is meant where nothing but a span of time is named. */
const PLACES = ['storage', 'car-hotel'] as const;

/** What some months cost, as they are reckoned; of what is paid once its price. */
export function periodCostReply(asked: Asked): string | undefined {
  const { slots, topics, facts } = asked;
  const isOfPlaces = topics.length === 0 && slots.periods.length > 0;
  const costs = costsOf(pricedOf(isOfPlaces ? PLACES : topics, slots.parts, facts), slots);
  const monthly = costs.filter(({ item }) => item.price.per === 'month');
  if (monthly.length === 0) return priceReply(asked);
  const isShort = slots.periods.some((period) => period.isShort) && monthly.some(({ isPerMonth }) => isPerMonth);
  const isMinimum = costs.some(({ item, months }) => item.topic === 'brokerage' && months === MINIMUM_MONTHS);
  const [only] = costs.length === 1 ? costs : [];
  const note = isMinimum ? MINIMUM : (only?.item.depends ?? '');
  return sentences(...costs.map(costClause), isShort ? NO_SHORT_PRICE : '', note);
}
