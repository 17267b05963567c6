import type { OpeningWeek } from './business-facts.js';
import { businessProfile } from './business-profile.js';

/** Neighbouring days with the same opening times. */
interface OpeningHoursLine {
  /** «Montag bis Freitag», «Samstag». */
  readonly days: string;
  /** «08:30–11:30», one for each time the doors open; empty when closed. */
  readonly spans: readonly string[];
  /** The spans as words: «08:30–11:30 und 13:30–17:30», «geschlossen». */
  readonly times: string;
}

const DAYS: readonly string[] = businessProfile.openingHours.map(({ day }) => day);

/** Puts neighbouring days with the same opening times into one line. @param week a week, or some of its days in their order */
export function summariseOpeningHours(week: OpeningWeek): readonly OpeningHoursLine[] {
  const groups: { first: string; last: string; spans: readonly string[] }[] = [];
  for (const { day, times } of week) {
    const spans = times.map(([opens, closes]) => `${opens}–${closes}`);
    const group = groups.at(-1);
    const isNext = group !== undefined && DAYS.indexOf(day) === DAYS.indexOf(group.last) + 1;
    if (isNext && group.spans.join() === spans.join()) group.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups.map(({ first, last, spans }) => ({
    days: first === last ? first : `${first} bis ${last}`,
    spans,
    times: spans.join(' und ') || 'geschlossen',
  }));
}

/** The whole week: «Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00, Sonntag geschlossen». */
export function weekText({ openingHours }: { readonly openingHours: OpeningWeek }): string {
  return linesText(summariseOpeningHours(openingHours));
}

/** When the doors are open, in one sentence's part: «Montag bis Freitag 08:30–11:30 und …, Samstag 08:30–12:00». */
export function openingHoursText({ openingHours }: { readonly openingHours: OpeningWeek }): string {
  return linesText(summariseOpeningHours(openingHours).filter(({ spans }) => spans.length > 0));
}

function linesText(lines: readonly OpeningHoursLine[]): string {
  return lines.map(({ days, times }) => `${days} ${times}`).join(', ');
}
