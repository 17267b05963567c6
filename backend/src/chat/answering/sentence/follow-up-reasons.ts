import type { Word } from '../../language/read-text.js';
import type { Asked, Aspect, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { isOfMoney } from './follow-up-amount.js';
import { OF_TIME } from './follow-up-kinds.js';
import { namesVehicle } from './names-vehicle.js';
import type { Understanding } from './understanding.js';

const WHY = 'warum|wieso|weshalb|woran_:liegt|wie_:kommt_das';
/** «Warum nicht?», «Woran liegt das?» */
const MOST_OF_REASON = 4;
const SUPPOSED = 'und|aber|auch|oder wenn|falls';
/** «Kriegt ihr das weg?» */
const GETS_OUT = ':weg|:raus|:heraus kriegen|kriegt|bringen|bringt|bekommen|bekommt|geht|gehen';
const GETTING_OUT = /^(?:weg|her?aus|raus)(?:bring|krieg|bekomm|geh)/;
/** «Wie mängs Jahr öppe?», and what any year is recognised by. */
const HOW_MANY_YEARS = 'wie_viel|wie_viele|wieviel|wieviele jahr';
const OF_YEARS = new Set([...OF_TIME, 'statedPrice', 'experience', 'lasting']);
/** «Geht das trotzdem?» */
const NEVERTHELESS = ':trotzdem|:dennoch|:gleichwohl';
const MOST_ADDING_NOTHING = 9;
const DOUBT = ':wirklich|:echt|:ehrlich|:sicher|:tatsächlich';
/** «Wirklich?» and hardly more. */
const MOST_IN_DOUBT = 3;
/** Why something costs so much is another question than why it is so. */
const OF_PRICES = new Set(['price', 'priceReason', 'size', 'periodCost', 'total', 'affordable', 'minimumCost']);
/** What is told as a figure, so that only a text of its own says why it is so; empty where the site has none. */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ['guarantee', 'wie passen garantie haltbarkeit zusammen nutzt sich ab'],
  ['lasting', 'wie passen garantie haltbarkeit zusammen nutzt sich ab'],
  ['duration', 'spanne gross kompaktes fahrzeug ausgekreideter alkoven verschiedene arbeit'],
  ['brushes', 'schützt keramik vor kratzern steinschlag äste waschbürsten'],
  ['minimumTerm', ''],
  ['hours', ''],
  ['campaign', ''],
  ['handover', ''],
]);
/** «Warum?», «Und wenn ich das selber mache?»: says nothing of its own, so that it is about what was told. */
export function addsNothing({ content, aspects, subjects, words }: Understanding, asked: Asked): boolean {
  const telling = content.filter((word) => !isGettingOut(word));
  if (telling.length > 0 || subjects.subjects.length > 0 || words.length > MOST_ADDING_NOTHING) return false;
  const isYears = asked.says(HOW_MANY_YEARS);
  const isBeside = (aspect: Aspect) => aspect.isGeneral === true || aspect.answer(asked) === undefined;
  return (
    aspects.every(({ aspect }) => isBeside(aspect) || (isYears && OF_YEARS.has(aspect.id))) &&
    (content.length > 0 ||
      [WHY, SUPPOSED, GETS_OUT, NEVERTHELESS, HOW_MANY_YEARS].some(asked.says) ||
      namesVehicle(asked))
  );
}

/** «Bringt ihr das weg?» says nothing of what is to get out. */
export function isGettingOut({ standard }: Word): boolean {
  return GETTING_OUT.test(standard);
}

/** «Warum nicht?» and nothing else: the reason of what was told last. */
export function asksReason({ content, words }: Understanding, { says }: Asked): boolean {
  return content.length === 0 && words.length <= MOST_OF_REASON && says(WHY);
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

/** «Warum nur fünf Jahre?» */
function explained({ look, subjects }: Asked, before: string): Reply {
  const query = EXPLAINED.get(before);
  const isKnown = before !== 'duration' || subjects.some(isSealing);
  const text = query && isKnown ? look(query, 'everywhere') : undefined;
  return text ? { text } : { text: '', isUnknown: true };
}
