import { prices } from '../../../knowledge/facts.js';
import type { SubjectId } from '../../../knowledge/knowledge-passage.js';
import { plainFigures } from './plain-figures.js';
import { readFigures } from './read-figures.js';
import { type Bound, isSayable } from './statement.js';
import type { AboutStatement } from './subjects.js';

/** Of two prices the services page's (decision 24); the package and the micro steam cleaning are services of their own. */
const PRICES: Readonly<Partial<Record<SubjectId, readonly string[]>>> = {
  'keramikversiegelung-wohnmobile': [prices.ceramicSealing, prices.compactMotorhome],
  aufbereitung: [prices.fullDetailing],
  autohotel: [prices.autohotelServicesPage],
  dampfreinigung: [prices.steamCleaningServicesPage],
  mikrodampfreinigung: [prices.microSteamCleaningBlog],
  vermittlung: [prices.brokerage],
  einlagerung: [prices.storage],
};

const PERIODS: readonly (readonly [string, RegExp])[] = [
  ['month', /(?:pro|je|im|per|\/|jeden)\s*monat|monatlich/i],
  ['year', /(?:pro|je|im|per|\/|jedes)\s*jahr|jährlich/i],
  ['week', /(?:pro|je|per|\/|jede)\s*woche|wöchentlich/i],
  ['day', /(?:pro|je|am|per|\/|jeden)\s*tag|täglich|(?:pro|je)\s*nacht/i],
  ['hour', /(?:pro|je|per|\/|jede)\s*stunde|stündlich/i],
  ['other', /(?<!\p{L})(?:pro|je|per)\s+(?!nach)\p{L}+/iu],
];

interface Price {
  readonly key: string;
  readonly bound: Bound;
  readonly period: string | undefined;
}

const KNOWN: ReadonlyMap<string, readonly Price[]> = new Map(
  Object.entries(PRICES).map(([subject, written]) => [subject, written.map(priceOf)] as const),
);

function priceOf(written: string): Price {
  const plain = plainFigures(written);
  const money = readFigures(plain).find(({ kind }) => kind === 'money');
  if (!money) throw new Error(`«${written}» holds no price`);
  return { ...money, period: periodIn(plain) };
}

/** What time an amount is for; undefined where it is for the whole. */
function periodIn(text: string): string | undefined {
  return PERIODS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whether the site asks this amount, put this way and for this time, for all the services that it is said of. */
export function isKnownPrice({ key, bound, clause }: AboutStatement, subjects: readonly SubjectId[]): boolean {
  const period = periodIn(clause);
  const isAskedFor = (subject: SubjectId) =>
    (KNOWN.get(subject) ?? []).some(
      (price) => price.key === key && price.period === period && isSayable(bound, price.bound),
    );
  return subjects.length > 0 && subjects.every(isAskedFor);
}
