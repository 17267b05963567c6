import type { Topic } from '../knowledge/entries/entry.js';
import type { Slots } from '../reading/slots.js';
import { OTHER_PLACE } from './topics.js';

/** What of a turn the next one may leave out. JSON. */
type CarriedSlots = Omit<Slots, 'cues' | 'without'>;

/** What the last turn asked for: what the next one leaves out is taken from there. JSON. */
export interface CarriedTurn {
  readonly entry: string;
  /** In the visitor's words. */
  readonly question: string;
  readonly slots: CarriedSlots;
}

/** What is kept of a turn's slots. */
export function carriedSlots({ cues: _, without: __, ...slots }: Slots): CarriedSlots {
  return slots;
}

/**
 * What is said now, and of the rest what was said before; a new topic leaves the parts of the old one behind. A number
 * alone counts vehicles, unless months were counted before and no vehicles.
 */
export function filledSlots(said: Slots, carried: Slots): Slots {
  const count = said.topics.length === 0 && carried.topics.length > 0 ? said.count : undefined;
  const isOfMonths = count !== undefined && carried.periods.length > 0 && carried.vehicles === undefined;
  const { vehicles = isOfMonths ? undefined : (count ?? carried.vehicles) } = said;
  const counted = isOfMonths ? [{ months: count }] : carried.periods;
  return {
    ...carried,
    ...said,
    ...(vehicles && { vehicles }),
    topics: said.topics.length > 0 ? said.topics : carried.topics,
    earlierTopics: [...new Set([...(carried.earlierTopics ?? []), ...carried.topics])],
    parts: said.parts.length + said.topics.length > 0 ? said.parts : carried.parts,
    francs: said.francs.length > 0 ? said.francs : carried.francs,
    ...(said.topics.length > 0 && said.francs.length > 0 && { isEachMonth: said.isEachMonth ?? false }),
    periods: said.periods.length > 0 ? said.periods : counted,
    days: said.days.length > 0 ? said.days : carried.days,
    time: Object.keys(said.time).length > 0 || said.days.length > 0 ? said.time : carried.time,
  };
}

/** What a message names; «das andere» is what was spoken of before, or else the other of the two places. */
export function meantTopics({ topics, cues }: Slots, carried: CarriedSlots | undefined): readonly Topic[] {
  const current = carried?.topics.at(-1);
  if (topics.length > 0 || !cues.has('other') || current === undefined) return topics;
  const other = carried?.earlierTopics?.findLast((topic) => topic !== current) ?? OTHER_PLACE[current];
  return other ? [other] : topics;
}

/** Of more words, a message asks something of its own. */
const MOST_WORDS = 6;
/** «Und 1600?», «am 7.?», «für 250.-»: nothing but what is reckoned with. */
const NUMBER_ALONE =
  /^[^\p{L}\d]*(?:(?:und|u|oder|mit|für|am|also|dann|chf|fr|franken|stutz)[^\p{L}\d]+)*\d[\d.,:'’\s!?–-]*(?:(?:chf|fr|franken|stutz)[^\p{L}\d]*)?$/iu;

/**
 * The turn before, where the message asks the same with another number, or of other things: «ohne Keramik», «Autohotel statt
 * Einlagerung». Its topics are then those of now. Undefined where it asks by itself.
 */
export function againAsked(text: string, said: Slots, turn: CarriedTurn): CarriedTurn | undefined {
  if (said.topics.length === 0 && NUMBER_ALONE.test(text)) return turn;
  const before = turn.slots.topics;
  const kept = before.filter((topic) => !said.without.includes(topic));
  const instead = said.topics.filter((topic) => !said.without.includes(topic));
  const topics = [...new Set([...kept, ...instead])];
  const isOther = kept.length < before.length && topics.length > 0;
  if (!isOther || (text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS) return undefined;
  // «3 Monate Vermittlung, 2 Monate Einlagerung»: each its own, but for what is left away.
  const { periods } = turn.slots;
  const isEach = periods.length > 1 && periods.length === before.length && instead.length === 0;
  const left = isEach ? periods.filter((_, place) => kept.includes(before[place] as Topic)) : periods;
  return { ...turn, slots: { ...turn.slots, topics, earlierTopics: [], periods: left } };
}
