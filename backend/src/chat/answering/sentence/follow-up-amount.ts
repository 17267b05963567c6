import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import type { Understanding } from './understanding.js';

const HOW_MUCH = 'wie_viel|wieviel';
/** What else «wie viel» may count. */
const COUNTED = 'jahr|monat|tag|stunde|woche|zeit|mal|kunde|leute|auto|fahrzeug|platz|meter|prozent';
/** «Kostet das extra?» of a detail. */
const EXTRA = 'extra|zusätzlich|separat|inbegriffen|inklusive|dabei';
const MONEY = 'kosten|preis|teuer|zahlen|bezahlen|verlangen|verrechnen|extra|gratis|kostenlos';
const TOTAL = ':zusammen|:insgesamt|:total|gesamthaft|:gesamt';
/** «Das kostet sicher extra, oder?» */
const MOST_OF_MONEY = 2;
/** Beside the services: what they cost is told with them, or not known. */
const ASIDES = new Set(['pickup', 'vehicles', 'rent', 'workshop', 'atHome', 'voucher', 'survey']);

/** «Wie viel?», «Und was kostet das?»: of what was told last, be it no service. */
export function amountAsked(
  { content, aspects, subjects }: Understanding,
  asked: Asked,
  before: string,
): Reply | undefined {
  const { says } = asked;
  // How much one is cheaper than the other is reckoned of both.
  if (before === 'comparison') return undefined;
  // «Was macht das zusammen?» of the months that were told before.
  const isOfMonths =
    asked.carried.months !== undefined && content.length === 0 && asked.subjects.length === 1 && says(TOTAL);
  if (isOfMonths) return aspectOf('periodCost')?.answer(asked);
  const told = aspectOf(before);
  const others = aspects.filter(({ aspect }) => aspect.id !== 'price' && !aspect.isGeneral);
  if (!isOfMoney(content.length, asked) || others.length > 0 || subjects.subjects.length > 0) return undefined;
  if (told?.isText && says(EXTRA)) return aspectOf('included')?.answer(asked) ?? { text: '', isUnknown: true };
  const isHowMuch = says(HOW_MUCH) && !says(COUNTED);
  if (!isHowMuch && !says(MONEY)) return undefined;
  if (ASIDES.has(before)) return aspectOf(before)?.answer(asked);
  if (!isHowMuch || content.length > 0) return undefined;
  return before === 'campaign' || asked.subjects.length > 0
    ? aspectOf(before === 'campaign' ? 'campaign' : 'price')?.answer(asked)
    : undefined;
}

/** Whether nothing says more than that money is meant. */
export function isOfMoney(said: number, { says }: Asked): boolean {
  return said === 0 || (said <= MOST_OF_MONEY && says(MONEY));
}
