import type { Word } from '../../language/read-text.js';
import { numberOf } from './numbers.js';

const UNITS: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/^(?:minuten?|min)$/, 1],
  [/^stunden?$/, 60],
  [/^halbstunde$/, 30],
  [/^viertelstunde$/, 15],
  [/^dreiviertelstunde$/, 45],
];
/** «eine halbe Stunde» */
const BROKEN: readonly (readonly [pattern: RegExp, share: number])[] = [
  [/^halbe?[nr]?$/, 0.5],
  [/^dreiviertel$/, 0.75],
  [/^anderthalb/, 1.5],
];
/** Of these a span says how far ahead a moment lies: «in zwanzig Minuten», and in dialect «i zwänzg Minute». */
const AHEAD = /^(?:in|innert|innerhalb)$/;
/** «Ich brauche noch 30 Minuten zu Ihnen» */
const NEEDED =
  /^(?:brauche|brauchen|braucht|bräuchte|habe|haben|hätte|hätten|bin|sind|wäre|wären|fahre|fahren|dauert)$/;
const WAY = /^(?:zu|bis|weg|fahrt|anfahrt|unterwegs|entfernt)$/;
const FILLER = /^(?:etwa|circa|ungefähr|rund|gut|guten|knapp|so|einer?|noch|höchstens|spätestens|ner)$/;
const FAR = 4;

/** How many minutes ahead of now a moment is named: 20 for «in zwanzig Minuten»; undefined where none is. */
export function readMinutesAhead(words: readonly Word[]): number | undefined {
  for (const [at, { standard }] of words.entries()) {
    const [, minutes] = UNITS.find(([pattern]) => pattern.test(standard)) ?? [];
    if (minutes === undefined) continue;
    const before = words[at - 1];
    const [, broken] = BROKEN.find(([pattern]) => pattern.test(before?.standard ?? '')) ?? [];
    const count = broken ?? numberOf(before) ?? 1;
    const isWay = WAY.test(words[at + 1]?.standard ?? '');
    if (leadsAhead(words.slice(Math.max(0, at - FAR), at), isWay)) return Math.round(count * minutes);
  }
  return undefined;
}

/** Whether nothing but a number and fillers stands between «in» and the unit. */
function leadsAhead(before: readonly Word[], isWay: boolean): boolean {
  const from = before.findLastIndex(({ standard, typed }) => {
    return AHEAD.test(standard) || typed === 'i' || (isWay && NEEDED.test(standard));
  });
  if (from < 0) return false;
  return before.slice(from + 1).every((word) => {
    const isCount = numberOf(word) !== undefined || BROKEN.some(([pattern]) => pattern.test(word.standard));
    return isCount || FILLER.test(word.standard);
  });
}
