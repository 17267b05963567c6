import { businessDay } from '@fahrzeugpflege/contracts/without-schemas';
import type { Topic } from '../knowledge/entries/entry.js';
import { standardWords } from '../language/standard-words.js';
import { type Amounts, readAmounts } from './read-amounts.js';
import { type NamedDays, nextDayOfMonth, readDays } from './read-days.js';
import { type Period, readPeriods } from './read-periods.js';
import { isTimed, readTime, type TimeNamed } from './read-times.js';
import { type Part, readTopics } from './read-topics.js';
import { hasQuestionMark, sentencesOf } from './sentences-of.js';

/**
 * What turns an answer: `when` asks for times rather than for yes or no, `closed` whether it is closed, `now` and
 * `still` speak of this moment, `again` of the next opening; `blog` of the price in the blog, `all` of everything that
 * is offered, `cheapest` and `dearest` of what costs least and most, `minimum` of the shortest term, `per-month` of each
 * month, `saving` of a difference, `other` of «das andere».
 */
export type Cue =
  | ('when' | 'closed' | 'now' | 'still' | 'again')
  | ('blog' | 'all' | 'cheapest' | 'dearest' | 'minimum' | 'per-month' | 'saving' | 'other');

/** What a message says beside its question. */
export interface Slots extends Amounts {
  /** In the order of naming. */
  readonly topics: readonly Topic[];
  /** Those of the turns before, the oldest first. */
  readonly earlierTopics?: readonly Topic[];
  /** Those of the topics that are to be left away. */
  readonly without: readonly Topic[];
  readonly parts: readonly Part[];
  /** True where sums of money are for each month. */
  readonly isEachMonth?: boolean;
  readonly periods: readonly Period[];
  readonly days: readonly NamedDays[];
  readonly time: TimeNamed;
  readonly cues: ReadonlySet<Cue>;
}

/** What a message says beside its question. Days are reckoned from `now`, at the business. */
export function readSlots(text: string, now: Date): Slots {
  const words = standardWords(text);
  const amounts = readAmounts(words);
  const cues = readCues(words);
  return {
    ...readTopics(text),
    ...amounts,
    ...(amounts.francs.length > 0 && cues.has('per-month') && { isEachMonth: true }),
    ...readMoment(text, now),
    periods: readPeriods(words, businessDay(now)),
    cues,
  };
}

/** Days and time of what is asked, not of what is said beside it: «Ich arbeite bis 18 Uhr. Ist am Samstag offen?» */
function readMoment(text: string, now: Date): Pick<Slots, 'days' | 'time'> {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const [asked, stated] = [true, false].map((isAsked) => {
    const words = standardWords(
      withWholeDates(sentences.filter((each) => hasQuestionMark(each) === isAsked).join(' '), now),
    );
    const isNow = words.includes('jetzt') || words.includes('moment');
    return { days: readDays(words, now), time: readTime(words, now), isNow };
  }) as [Moment, Moment];
  if (asked.days.length > 0) return { days: asked.days, time: asked.time };
  if (isTimed(asked.time)) return { days: stated.days, time: asked.time };
  return asked.isNow && !stated.time.isAhead ? { days: [], time: {} } : { days: stated.days, time: stated.time };
}

/** «Und am 7.?» is the next such day of the calendar. */
const DAY_ALONE = /(?<=(?<!\p{L})am )([12]?\d|3[01])\.(?! ?[\p{L}\d])/giu;

function withWholeDates(text: string, now: Date): string {
  return text.replace(DAY_ALONE, (typed, day: string) => {
    const [year, month] = nextDayOfMonth(Number(day), businessDay(now))?.split('-') ?? [];
    return year === undefined ? typed : `${day}.${month}.${year} `;
  });
}

interface Moment extends Pick<Slots, 'days' | 'time'> {
  readonly isNow: boolean;
}

/** Slots in which nothing is said. */
export const noSlots: Slots = {
  topics: [],
  without: [],
  parts: [],
  francs: [],
  periods: [],
  days: [],
  time: {},
  cues: new Set(),
};

/** Over standard words with a space on both sides. */
const CUES: readonly (readonly [RegExp, Cue])[] = [
  [/ (?:wann|uhrzeiten) | bis $|(?:los|ab|weg)far|^ wen |(?:bis|ab|von) wen /, 'when'],
  [/ wia? ?lang|(?:um|bis|ab) ?wi+e?[fv]i|wi[fv]i\p{L}* uhr| in welche| zu welchen/u, 'when'],
  [/ (?:jetzt|gerade|aktuel|moment) /, 'now'],
  [/ (?:noch|schon) | (?:jemand|niemand|öper) (?:da|do|ume|bei|bi|im) /, 'still'],
  [/ (?:wieder|warte?n?) |nächste (?:mal|öfn)/, 'again'],
  [/ blog | mikrodampf| 2 [fv]ers?chid/, 'blog'],
  [/ preislist| übersicht | überblik | alle (?:\p{L}+ )?(?:pri?e?is|leist|dinst|angebot|e?so )/u, 'all'],
  [/(?:günstig|bilig|preiswerte)sc?h?t| wenigsc?h?te?n /, 'cheapest'],
  [/(?:teuer|tür)sc?h?t| am meiste?n? /, 'dearest'],
  [/ minimum | so lang\p{L}* (?:\p{L}+ )?mu/u, 'minimum'],
  [/ monatli| (?:pro|in|am|ufe|jedes) monat /, 'per-month'],
  [/ spare |unters?chid |underschid | differenz /, 'saving'],
  [/ d?[aä]?s an(?:d|g)ere? /, 'other'],
];

function readCues(words: readonly string[]): ReadonlySet<Cue> {
  const text = ` ${words.join(' ')} `;
  const found = CUES.flatMap(([pattern, cue]) => (pattern.test(text) ? [cue] : []));
  return new Set(asksForClosed(words) ? [...found, 'closed' as const] : found);
}

/** «Isch hüt zue?», «Bin ich zu spät?», «Machen Sie Mittagspause?», but neither «offen oder zu?» nor «zu Ihnen». */
function asksForClosed(words: readonly string[]): boolean {
  if (words.includes('offen')) return false;
  const end = words.findIndex((word, at) => word === 'zu' && (words[at + 1] ?? 'oder') === 'oder');
  const pause = words.indexOf('mittagspause');
  const isAskedFor = pause >= 0 && !/^(?:in|der|de|dr|wärend)$/.test(words[pause - 1] ?? '');
  const isTooLate = words.some(
    (word, at) => /^(?:zu|z)$/.test(word) && /^(?:spät|spat|spot|früh)$/.test(words[at + 1] ?? ''),
  );
  return (
    isTooLate || words.includes('geschlossen') || isAskedFor || (end >= 0 && !words.slice(0, end).includes('oder'))
  );
}
