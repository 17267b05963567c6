import type { Word } from '../../language/read-text.js';

/** Which of two things is meant: the one named first, second, or the one not talked about last. */
export type PlaceOfTwo = 'first' | 'second' | 'other';

const PLACES: readonly (readonly [pattern: RegExp, place: PlaceOfTwo])[] = [
  [/^(?:erste[snmr]?|erstere[snmr]?|erstgenannte[snmr]?)$/, 'first'],
  [/^(?:zweite[snmr]?|letztere[snmr]?|zweitgenannte[snmr]?)$/, 'second'],
  [/^(?:andere[snmr]?)$/, 'other'],
];
const ARTICLE = /^(?:das|dem|des|der|die|den|im|am|beim|fürs|vom|zum|ins|aufs)$/;
/** What such a word stands before, it is not said for: «das zweite Auto», «das erste Mal». */
const COUNTED =
  /^(?:\p{L}*(?:autos?|fahrzeuge?|wagen|mobile?)|womo|camper|mal|tag|tage|tagen|monate?|jahre?|woche|wochen|preis|rechnung|ausfahrt|fahrt|wäsche|platz|leute|kunden?|person|möglichkeit|rabatt|rabatte|aktion|gutschein|seite|frage|sache|stock|hälfte|stunde|stunden|service|services|dienst|mittel|firma|firmen|art)$/u;

/** «Was kostet das Zweite?», «Ist es beim anderen dabei?»; undefined where nothing of two is referred to. */
export function readPlace(words: readonly Word[]): PlaceOfTwo | undefined {
  for (const [at, { standard }] of words.entries()) {
    const [, place] = PLACES.find(([pattern]) => pattern.test(standard)) ?? [];
    if (!place || !ARTICLE.test(words[at - 1]?.standard ?? '')) continue;
    if (!COUNTED.test(words[at + 1]?.standard ?? '')) return place;
  }
  return undefined;
}
