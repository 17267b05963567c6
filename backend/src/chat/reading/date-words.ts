import { spelled } from '../language/spelled.js';
import { listedWord, MONTHS, standardParts } from '../language/standard-words.js';
import { isHoliday, WEEKDAYS } from './read-days.js';

/** «nächste», «kommenden», «diese» and how they sound here. */
const NEXT =
  '(?:erste|zweite|dritte)[nrm]?|(?:über)?n[äeö]ch?st[ei]?[nrsm]?|(?:über|öber)?n[äeö](?:ch|gg?|x)?scht[eiä]?[nr]?|kommende[nrsm]?|chommend[ei]?|diese[nrsm]?|dis[ei]';

/** What words are to a date, each kind a letter: words in small letters, most in the lexicon's spelling, or their shape. */
const KINDS: readonly (readonly [kind: string, words: string | RegExp])[] = [
  // Days, weekends, months, seasons, holidays
  ['d', WEEKDAYS.join(' ')],
  ['D', /^(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sams(?:cht|t)ig)s$/],
  ['w', 'wochenende werktags'],
  ['m', MONTHS.join(' ')],
  ['s', /^(?:frü[eh]*li+n?g|frühjahr|s[ou]mmer|herbs(?:t|cht)|winter)(?:ferien)?$/],
  // Spans: weeks and months, years, parts of either, calendar weeks, «unter der Woche»
  ['p', 'woche monat tag saison'],
  ['Y', /^j[ao]hr$/],
  ['z', 'anfang mitte ende'],
  ['K', 'kw kalenderwoche'],
  ['U', 'unter'],
  // Today, the days after, parts of a day, what says when by itself or behind a preposition
  ['h', 'heute'],
  ['g', 'folgetag übermorgen'],
  ['t', 'früh vormittag mittag nachmittag abend feierabend'],
  ['f', 'flexibel jederzeit asap baldmöglichst schnellstmöglich abends tagsüber vormittags nachmittags'],
  ['f', /^w(?:erk|ochen)tags$/],
  ['F', 'ferien sofort'],
  ['A', 'bald'],
  // Dates, times, what may be either, ordinals, numbers in figures and in words, years
  ['x', /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\..*)$/],
  ['c', /^\d{1,2}(?::\d\d|n?i)$/],
  ['v', /^(?:[0-2]?\d|3[01])\.(?:0?\d|1[0-2])$/],
  ['V', /^(?:[01]?\d|2[0-4])\.[0-5]\d$/],
  ['N', /^\d{1,2}\.$/],
  ['n', /^\d{1,2}$/],
  ['k', 'halb paar wenigen 1 2 3 4 5 6 7 8 9 10 11 12'],
  ['y', /^20\d\d$/],
  ['u', 'uhr'],
  // What stands around: «nächste», prepositions, articles, joiners, what limits or says that it is rather so
  ['e', new RegExp(`^(?:${NEXT})$`)],
  ['R', 'von'],
  ['q', 'um ab am gegen nach vor zwischen zw. über per auf uf a zum jeweils immer'],
  ['i', 'in'],
  ['b', 'bis'],
  ['B', '- –'],
  ['j', 'und oder u'],
  ['a', 'der die das den dem de em d dr di'],
  ['l', 'ein'],
  ['o', 'noch'],
  ['P', 'geht gaht geit goht passt ginge gieng'],
  ['r', 'liebsten liebste liebschte lieber gern gerne ideal idealerweise besten beste beschte auch au ou'],
  ['r', 'nicht nid nöd ned nur nume numme erst ausser'],
  ['r', /^wenn möglich$/],
  ['_', 'more'],
];
const KIND_OF = new Map(
  KINDS.flatMap(([kind, words]) => {
    return typeof words === 'string' ? words.split(' ').map((word) => [word, kind] as const) : [];
  }),
);
const SHAPES = KINDS.flatMap(([kind, words]) => (typeof words === 'string' ? [] : [[kind, words] as const]));
const TOKEN =
  /\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)?(?!\d)|\d{1,2}[:.]\d{1,2}(?!\d)|\d{3,}|\d{1,2}(?:n?i(?!\p{L})|\.)?|(?:zw|jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)\.|wenn möglich|\p{L}+|[^\p{L} ]/giu;

/** In shorter words a mistake makes another word. */
const MENDED = /^\p{L}{6,}$/u;

/** The words and signs of a text, and the letters of their kinds in a row. */
export function kindsIn(text: string): { readonly tokens: readonly RegExpExecArray[]; readonly kinds: string } {
  const tokens = [...text.matchAll(TOKEN)];
  const words = tokens.map(([word]) => word.toLowerCase());
  return { tokens, kinds: words.map((word, at) => kindOf(word, words[at - 1] ?? '', words[at + 1] ?? '')).join('') };
}

function kindOf(word: string, before: string, after: string): string {
  if (word === '\n') return '#';
  if (!/[\p{L}\d]/u.test(word)) return KIND_OF.get(word) ?? (/^[.,!;/]$/.test(word) ? word : '_');
  const shape = shapeOf(word);
  if (shape !== undefined) return shape;
  const listed = KIND_OF.has(word) ? word : listedWord(word.replace(/\.$/, ''));
  if (listed === 'morgen') return kindOfMorning(before, after);
  const [standard = '', ...parts] = listed === undefined && MENDED.test(word) ? standardParts(word) : [listed ?? ''];
  // «Samstagmorgen», «Monatsende»
  if (parts.length > 0) return KIND_OF.get(standard) === 'd' ? 'f' : 's';
  return KIND_OF.get(standard) ?? (isHoliday(spelled(word)) ? 'H' : '_');
}

function shapeOf(word: string): string | undefined {
  return SHAPES.find(([, shape]) => shape.test(word))?.[0];
}

/** «Morgen» is the next day, a part of a day or, by itself, a greeting. */
function kindOfMorning(before: string, after: string): string {
  if (before === '' && /^[,.!\n]?$/.test(after)) return 'G';
  return /^(?:am|ame|a|jeden|de|em|dem|der|über)$/.test(before) || KIND_OF.get(before) === 'd' ? 't' : 'g';
}

/** True for a weekday and nothing else. */
export function isDayAlone(text: string): boolean {
  return /^#*q?[dD][.!#]*$/.test(kindsIn(text).kinds);
}

/** True for a day, by its name or its date, and nothing else. */
export function isDateAlone(text: string): boolean {
  return /^#*q?a?(?:[dDvx]|[nN]my?)[.!#]*$/.test(kindsIn(text).kinds);
}

/** True for words that name a week or a month and no day of it: «nächste Woche am Morgen», «KW 50». */
export function leavesDayOpen(text: string): boolean {
  return /^[^dDwxvVN]*(?:[pm]|K[nN])[^dDwxvVN]*$/.test(kindsIn(text).kinds);
}

/** True if words name a day, a month or the like, and not just a time of day. */
export function namesDay(text: string): boolean {
  return /[dDmswHpYhgGxeNvV]/.test(kindsIn(text).kinds);
}

/** A time of day at the end of kinds: «um 9 Uhr», «08:30», «am elfi», «am Abend», one behind the other. */
const TIME_AT_END = /(?:,?r?[qb]?a?(?:[cV]u?|nu|ku?|t|f))+$/;
/** A bare number behind these is an hour, and a day behind «am». */
const BEFORE_HOUR = /^(?:um|ab|gegen|nach|vor|bis)$/iu;

/** Words of a date, parted into those in front of the time of day at their end, and that time with what joins it. */
export function withoutTime(text: string): readonly [rest: string, time: string] {
  const { tokens, kinds } = kindsIn(text);
  const isHour = (at: number) => kinds[at] === 'n' && BEFORE_HOUR.test(tokens[at - 1]?.[0] ?? '');
  const read = [...kinds].map((kind, at) => (isHour(at) ? 'c' : kind)).join('');
  const [run = ''] = TIME_AT_END.exec(read) ?? [];
  const last = tokens[kinds.length - run.length - 1];
  if (run === '' || last === undefined) return [text, ''];
  const end = last.index + last[0].length;
  return [text.slice(0, end), text.slice(end)];
}
