import { firstSentences } from '../../../knowledge/excerpt.js';
import { MONTHS } from '../../understand/months.js';
import { numberOf } from '../../understand/numbers.js';
import { inMonths, type Period, readPaidPeriod, readPeriod, readPeriods } from '../../understand/periods.js';
import { vehicleCount } from '../../understand/vehicle-count.js';
import { type Asked, type Aspect, perSubject } from '../aspect.js';
import { costOf, isMonthly, vehiclesOf, wordMonths } from './cost.js';
import { minimumMonths } from './minimum-months.js';
import { total } from './total.js';

const SPAN = 'monat|woche|jahr|tag|quartal|halbjahr|semester|jährlich|nacht';
const PRICE = 'kosten|preis|teuer|zahlen|bezahlen|franken|ausgeben|rechnen';
/** Beside these a span of time is not what is paid for. */
const OTHER_SPANS =
  'mindestdauer|kündigen|garantie|garantieren|haltbarkeit|halten|garantiert|mal|versprechen|versprich|versprecht';
/** «Nein, sorry, 5 meinte ich»: nobody corrects in more words. */
const MOST_WORDS = 7;
/** More than that is an amount: «Autohotel 150 im Monat, oder?» */
const MOST_MONTHS = 48;

/** What so many months, weeks or years cost at the monthly entry price. */
export const periodCost: Aspect = {
  id: 'periodCost',
  about: 'subject',
  patterns: ['vierteljahr', `${SPAN}|jahrespreis|jahreskosten`, `${MONTHS.join('|')} bis|${PRICE}`],
  covers: [
    'claimedPrice',
    'price',
    'size',
    'duration',
    'lasting',
    'experience',
    'hours',
    'access',
    'capacity',
    'overview',
  ],
  answer: (asked) => {
    const period = spanOf(asked) ?? eachDay(asked) ?? bareMonths(asked) ?? carriedMonths(asked);
    if (!period || asked.says(OTHER_SPANS)) return undefined;
    if (period.unit === 'day' && !asked.isBare && !asked.says(PRICE)) return undefined;
    // «Erst dampfreinigen, dann ein halbes Jahr einlagern»: the one is paid by the month, the other once.
    const priced = asked.subjects.filter(({ price }) => price !== undefined);
    if (priced.some(isMonthly) && !priced.every(isMonthly)) return total.answer(asked);
    // Each service its own span, where as many are named.
    const periods = readPeriods(asked.words);
    const own = periods.length === asked.subjects.length ? periods : [];
    const [single, ...others] = asked.subjects;
    const note = single?.page && others.length === 0 ? ` ${firstSentences(single.page.pricesNote, 1)}` : '';
    const costs = perSubject(asked, (subject) => {
      if (!isMonthly(subject)) return undefined;
      return costOf(subject, own[asked.subjects.indexOf(subject)] ?? period, vehiclesOf(asked));
    });
    const months = inMonths(period);
    return (
      costs && {
        text: `${costs.text}${boundLonger(asked, months)}${note}`,
        ...(Number.isInteger(months) && { reckoned: { months } }),
      }
    );
  },
};

/** «Und wenn ich das nur einen Monat will?»: whoever is bound for longer is told so. */
function boundLonger({ subjects: [subject] }: Asked, months: number): string {
  const least = subject ? minimumMonths(subject) : 0;
  return months < least ? ` Die Mindestdauer beträgt aber ${wordMonths(least)}.` : '';
}

/** «Was bleibt mir nach drei Monaten Vermittlung?»: where it is paid for, what is over counts too. */
function spanOf({ words, says }: Asked): Period | undefined {
  return says(`${PRICE}|bleiben|übrig`) ? readPaidPeriod(words) : readPeriod(words);
}

/** «Was kostet das pro Tag?» */
function eachDay({ says }: Asked): Period | undefined {
  if (!says(`${PRICE}|wie_viel`)) return undefined;
  if (says('pro_tag|am_tag|im_tag|je_tag|pro_nacht|tagespreis|tagesansatz')) return { count: 1, unit: 'day' };
  return says('pro_woche|je_woche|wochenpreis|wöchentlich') ? { count: 1, unit: 'week' } : undefined;
}

/** «Und für 5?», «nein, 5 meinte ich» after a question for months. */
function bareMonths({ words, isBare }: Asked): Period | undefined {
  if (vehicleCount(words) > 1) return undefined;
  const counts = words.flatMap((word) => numberOf(word) ?? []);
  const [count] = counts;
  if (count === undefined || counts.length > 1 || words.length > MOST_WORDS || !isBare) return undefined;
  if (count > MOST_MONTHS) return undefined;
  return Number.isInteger(count) ? { count, unit: 'month' } : undefined;
}

/** «Und im Autohotel?», «und für zwei Autos?» after a question for months. */
function carriedMonths({ carried, says }: Asked): Period | undefined {
  return carried.months === undefined || says(SPAN) ? undefined : { count: carried.months, unit: 'month' };
}
