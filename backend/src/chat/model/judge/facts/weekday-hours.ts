import { facts } from '../../../knowledge/facts.js';
import { plainFigures } from './plain-figures.js';
import { readFigures } from './read-figures.js';

const WEEK = facts.openingHours;
const DAY =
  'mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|so(?:nntags?)?';
const DAYS = new RegExp(
  String.raw`(?<!\p{L})(?:(?<first>${DAY})(?:en|\.)?(?:\s*(?:-|bis)\s*(?<last>${DAY})(?:en|\.)?)?|(?<name>werktags|unter der woche|wochenendes?|täglich|jeden tag))(?!\p{L})`,
  'giu',
);
const NAMED: Readonly<Record<string, readonly [number, number]>> = {
  werktags: [0, 4],
  'unter der woche': [0, 4],
  wochenende: [5, 6],
  wochenendes: [5, 6],
  täglich: [0, 6],
  'jeden tag': [0, 6],
};
const ABBREVIATIONS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const CLOSED = /geschlossen|nicht|kein/iu;
const BEING_THERE =
  /offen|geöffnet|kommen|vorbei|holen|bring|erreich|termin|besuch|schauen|anruf|(?<!\p{L})da(?!\p{L})/iu;

/**
 * Whether a text says other opening hours than the profile: a time that is not the weekday's, a day open that is closed,
 * or closed that is open.
 */
export function contradictsOpeningHours(text: string): boolean {
  return plainFigures(text)
    .split(/[.!?]+\s+(?=\p{Lu})|\n+/u)
    .some((sentence) => daysSpokenOf(sentence).some(({ days, part }) => days.some((day) => contradicts(day, part))));
}

interface Spoken {
  /** Monday is 0. */
  readonly days: readonly number[];
  /** What is said of them: up to the next days; before the first ones too. */
  readonly part: string;
}

function daysSpokenOf(sentence: string): readonly Spoken[] {
  const found = [...sentence.matchAll(DAYS)].filter(([word]) => isDay(word));
  return found.map((match, index) => ({
    days: daysOf(match.groups ?? {}),
    part: sentence.slice(index === 0 ? 0 : match.index, sayingEnd(sentence, found, index)),
  }));
}

/** «So» begins sentences, «do», «mi» and «so» are words: abbreviations count with a capital, and «So» with a point. */
function isDay(word: string): boolean {
  if (word.length > 3) return true;
  return /^(?:Mo|Di|Mi|Do|Fr|Sa|So\.)/.test(word);
}

/** «Montag, Dienstag und Mittwoch von 08:30»: what follows the last of them is said of all. */
function sayingEnd(sentence: string, found: readonly RegExpMatchArray[], index: number): number {
  for (let next = index + 1; next < found.length; next += 1) {
    const from = (found[next - 1]?.index ?? 0) + (found[next - 1]?.[0].length ?? 0);
    if (!/^[\s,]*(?:und|oder|sowie)?\s*(?:am)?\s*$/i.test(sentence.slice(from, found[next]?.index))) {
      return found[next]?.index ?? sentence.length;
    }
  }
  return sentence.length;
}

function daysOf({ first = '', last, name }: Readonly<Record<string, string | undefined>>): readonly number[] {
  const [from, to] = name ? (NAMED[name.toLowerCase()] ?? [0, 6]) : [dayOf(first), dayOf(last ?? first)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, ahead) => (from + ahead) % 7);
}

function dayOf(word: string): number {
  return ABBREVIATIONS.indexOf(word.slice(0, 2).toLowerCase());
}

function contradicts(day: number, part: string): boolean {
  const times = WEEK[day]?.times ?? [];
  const said = readFigures(part).filter(({ kind }) => kind === 'time');
  if (times.length === 0) return said.length > 0 || (BEING_THERE.test(part) && !CLOSED.test(part));
  const spans: readonly string[] = times.map((span) => span.join('-'));
  const ends: readonly string[] = times.flat();
  const isWrong = said.some(({ key }) => !spans.includes(key) && !ends.includes(key));
  return isWrong || (said.length === 0 && /geschlossen|nicht (?:geöffnet|offen)/i.test(part));
}
