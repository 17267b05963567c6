import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { OF_TIME } from './follow-up-kinds.js';
import { namesVehicle } from './names-vehicle.js';
import type { Understanding } from './understanding.js';

const WHY = 'warum|wieso|weshalb';
const SUPPOSED = 'und|aber|auch|oder wenn|falls';
/** «Kriegt ihr das weg?» */
const GETS_OUT = ':weg|:raus|:heraus kriegen|kriegt|bringen|bringt|bekommen|bekommt|geht|gehen';
/** «Wie mängs Jahr öppe?», and what any year is recognised by. */
const HOW_MANY_YEARS = 'wie_viel|wie_viele|wieviel|wieviele jahr';
const OF_YEARS = new Set([...OF_TIME, 'statedPrice', 'experience', 'lasting']);
/** «Geht das trotzdem?» */
const NEVERTHELESS = ':trotzdem|:dennoch|:gleichwohl';
const MOST_ADDING_NOTHING = 9;
const DOUBT = ':wirklich|:echt|:ehrlich|:sicher|:tatsächlich';
/** «Wirklich?» and hardly more. */
const MOST_IN_DOUBT = 3;
const HOW_MUCH = 'wie_viel|wieviel';
/** What else «wie viel» may count. */
const COUNTED = 'jahr|monat|tag|stunde|woche|zeit|mal|kunde|leute|auto|fahrzeug|platz|meter|prozent';
/** «Kostet das extra?» of a detail. */
const EXTRA = 'extra|zusätzlich|separat|inbegriffen|inklusive|dabei';
const MONEY = 'kosten|preis|teuer|zahlen|bezahlen|extra|gratis|kostenlos';
/** «Das kostet sicher extra, oder?» */
const MOST_OF_MONEY = 2;
/** Why something costs so much is another question than why it is so. */
const OF_PRICES = new Set(['price', 'priceReason', 'size', 'periodCost', 'total', 'affordable', 'minimumCost']);
/** What is told as a figure, so that only a text of its own says why it is so; empty where the site has none. */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ['guarantee', 'wie passen garantie haltbarkeit zusammen nutzt sich ab'],
  ['lasting', 'wie passen garantie haltbarkeit zusammen nutzt sich ab'],
  ['duration', 'spanne gross kompaktes fahrzeug ausgekreideter alkoven verschiedene arbeit'],
  ['minimumTerm', ''],
  ['hours', ''],
  ['campaign', ''],
  ['handover', ''],
]);
/** Beside the services: what they cost is told with them, or not known. */
const ASIDES = new Set(['pickup', 'rent', 'workshop', 'atHome', 'voucher', 'survey']);

/** «Warum?», «Und wenn ich das selber mache?»: says nothing of its own, so that it is about what was told. */
export function addsNothing({ content, aspects, subjects, words }: Understanding, asked: Asked): boolean {
  if (content.length > 0 || subjects.subjects.length > 0 || words.length > MOST_ADDING_NOTHING) return false;
  const isYears = asked.says(HOW_MANY_YEARS);
  return (
    aspects.every(({ aspect }) => aspect.isGeneral || (isYears && OF_YEARS.has(aspect.id))) &&
    ([WHY, SUPPOSED, GETS_OUT, NEVERTHELESS, HOW_MANY_YEARS].some(asked.says) || namesVehicle(asked))
  );
}

/** «Warum nicht?», «Warum so viel?», «Wirklich?»: the answer before says why, or what it rests on. */
export function reasonOf({ content, words }: Understanding, asked: Asked, before: string): Reply | undefined {
  const { says } = asked;
  const told = aspectOf(before);
  if (words.length <= MOST_IN_DOUBT && says(DOUBT)) return told?.answer(asked);
  if (!says(WHY) || !isOfMoney(content.length, asked)) return undefined;
  if (EXPLAINED.has(before)) return explained(asked, before);
  if (OF_PRICES.has(before)) return aspectOf('priceReason')?.answer(asked);
  return told?.isText ? told.answer(asked) : undefined;
}

/** «Und wenn ich es selber mache?» of a detail: what was told of it says that too. */
export function supposed(understood: Understanding, asked: Asked, before: string): Reply | undefined {
  const told = aspectOf(before);
  return told?.isText && addsNothing(understood, asked) ? told.answer(asked) : undefined;
}

/** «Wie viel?», «Und was kostet das?»: of what was told last, be it no service. */
export function amountAsked(
  { content, aspects, subjects }: Understanding,
  asked: Asked,
  before: string,
): Reply | undefined {
  const { says } = asked;
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

/** «Warum nur fünf Jahre?» */
function explained({ look, subjects }: Asked, before: string): Reply {
  const query = EXPLAINED.get(before);
  const isKnown = before !== 'duration' || subjects.some(isSealing);
  const text = query && isKnown ? look(query, 'everywhere') : undefined;
  return text ? { text } : { text: '', isUnknown: true };
}

/** Whether nothing says more than that money is meant. */
function isOfMoney(said: number, { says }: Asked): boolean {
  return said === 0 || (said <= MOST_OF_MONEY && says(MONEY));
}
