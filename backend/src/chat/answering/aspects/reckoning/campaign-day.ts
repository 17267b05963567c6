import { businessDay, businessProfile } from '@fahrzeugpflege/contracts';
import type { Word } from '../../../language/read-text.js';
import { MONTHS } from '../../understand/months.js';

const { firstDay, lastDay } = businessProfile.earlyBooking;

/** From when to when a named day or month lasts, as ISO dates. */
interface Named {
  readonly name: string;
  readonly from: string;
  readonly until: string;
}

/**
 * Whether a day or month that is named lies within the campaign: «Nein, …» or «Ja, …»; undefined where none is named, or
 * a month that lies partly within it.
 */
export function campaignDay(words: readonly Word[], now: Date): string | undefined {
  const named = namedDay(words, now);
  if (!named) return undefined;
  const { name, from, until } = named;
  if (from > lastDay || until < firstDay) return `Nein, ein Termin ${name} liegt nicht in der Aktion.`;
  return from >= firstDay && until <= lastDay ? `Ja, ein Termin ${name} liegt in der Aktion.` : undefined;
}

/** The day or month that is named last: «ich frage im Oktober an, der Termin ist aber am 5. November». */
function namedDay(words: readonly Word[], now: Date): Named | undefined {
  const at = words.findLastIndex(({ standard }) => MONTHS.includes(standard));
  const month = words[at]?.standard ?? '';
  if (at < 0) return undefined;
  const day = /^\d{1,2}$/.exec(words[at - 1]?.standard ?? '')?.[0];
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const thisYear = Number(businessDay(now).slice(0, 4));
  const year = `${thisYear}-${number}` < businessDay(now).slice(0, 7) ? thisYear + 1 : thisYear;
  const written = `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  const iso = (date: string) => `${year}-${number}-${date}`;
  if (day)
    return { name: `am ${Number(day)}. ${written}`, from: iso(day.padStart(2, '0')), until: iso(day.padStart(2, '0')) };
  return { name: `im ${written}`, from: iso('01'), until: iso('31') };
}
