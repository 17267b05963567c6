import type { Word } from '../../language/read-text.js';
import { dateAt, MONTHS } from './months.js';
import type { Period } from './period.js';

/** «1.5 Monate» is no first of May. */
const UNIT = /^(?:tage?n?|wochen?|monate?[ns]?|jahre?n?|stunden?|uhr|meter|m)$/;
const DAYS_IN_MONTH = 30;
/** In months: from the first to the last of a month is a whole one, whatever its length. */
const WHOLE = 0.1;

/** The span between two dates, or two months that are both included; undefined where no two are named. */
export function readDatePeriod(words: readonly Word[]): Period | undefined {
  return fromDates(words) ?? fromMonthNames(words);
}

/** «vom 15. November bis am 15. März», «am 1.10. bringen und am 31.3. holen» */
function fromDates(words: readonly Word[]): Period | undefined {
  const dates = words.flatMap(({ standard }, at) => {
    const next = words[at + 1]?.standard ?? '';
    const date = UNIT.test(next) ? undefined : dateAt(standard, next);
    return date ? [{ ...date, at }] : [];
  });
  const [first, second] = dates;
  if (!first || !second || dates.length > 2) return undefined;
  const between = words.slice(first.at, second.at).map(({ standard }) => standard);
  if (!between.some((word) => /^(?:bis|und|dann)$/.test(word))) return undefined;
  const exact = ((second.month - first.month + 12) % 12) + (second.day - first.day) / DAYS_IN_MONTH;
  const whole = Math.round(exact);
  const count = Math.abs(exact - whole) <= WHOLE ? whole : Math.round(exact * 10) / 10;
  return count > 0 ? { count, unit: 'month' } : undefined;
}

function fromMonthNames(words: readonly Word[]): Period | undefined {
  const named = words.flatMap(({ standard }, index) => {
    const month = MONTHS.indexOf(standard);
    return month < 0 ? [] : [{ month, index }];
  });
  const [first, second] = named;
  if (!first || !second || named.length > 2) return undefined;
  // «Oktober bis März», «Okt.–März»
  const isNext = second.index === first.index + 1;
  const joined = isNext || words.slice(first.index, second.index).some(({ standard }) => standard === 'bis');
  if (!joined) return undefined;
  const before = (index: number) => words[index - 1]?.standard ?? '';
  // «Ende Oktober» begins with November, «bis Anfang März» ends with February; a middle halves its month.
  const left = [before(first.index) === 'ende', before(second.index) === 'anfang'].filter(Boolean).length;
  const halves = [first, second].filter(({ index }) => before(index) === 'mitte').length / 2;
  const count = ((second.month - first.month + 12) % 12) + 1 - left - halves;
  return count > 0 ? { count, unit: 'month' } : undefined;
}
