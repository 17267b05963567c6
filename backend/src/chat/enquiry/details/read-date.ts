import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { isPoliteRequest, isQuestion, type Sentence, sentencesOf } from '../../dialogue/is-question.js';
import { readIntent } from '../../dialogue/read-intent.js';
import { findNamed } from '../../dialogue/read-request.js';
import { LEXICON } from '../../understand/slots/lexicon.js';
import { WEEKDAYS } from '../../understand/slots/read-days.js';
import { MONTHS } from '../../understand/slots/read-periods.js';
import { listedWord, standardWords } from '../../understand/slots/standard-words.js';
import { type Found, type Range, take, takeAll } from '../plain-text.js';
import { wholeWords, wordsOf } from '../whole-words.js';

/** Alternatives of patterns: the days of the week as Swiss people write them. */
export const DAYS = WEEKDAYS.flatMap((day) => [day, ...(LEXICON[day]?.split(' ') ?? [])])
  .filter((word) => word.length > 2)
  .join('|');
/** «nächste», «kommenden», «diese» and how they sound here. */
export const NEXT =
  '(?:über)?n[äeö]ch?st[ei]?[nrsm]?|(?:über|öber)?n[äeö](?:ch|gg?|x)?scht[eiä]?[nr]?|kommende[nrsm]?|chommend[ei]?|diese[nrsm]?|dis[ei]';

/** What words are to a date, each kind a letter; all in small letters, most in the spelling of the lexicon. */
const KINDS_OF_WORDS = {
  d: WEEKDAYS.join(' '),
  m: MONTHS.join(' '),
  w: 'wochenende werktags',
  p: 'woche monat tag saison',
  t: 'früh vormittag mittag nachmittag abend feierabend',
  h: 'heute',
  g: 'folgetag übermorgen',
  u: 'uhr',
  z: 'anfang mitte ende',
  b: 'bis',
  B: '- –',
  i: 'in',
  q: 'von um ab am gegen nach vor zwischen über per auf uf a zum jeweils immer',
  r: 'liebsten liebste liebschte liebschten lieber gern gerne ideal idealerweise besten beste beschte beschten auch au ou nicht nid nöd ned nur erst ausser',
  a: 'der die das den dem de em d dr di',
  l: 'ein',
  j: 'und oder u',
  k: 'halb paar wenigen 1 2 3 4 5 6 7 8 9 10 11 12',
  o: 'noch',
  _: 'more',
  f: 'flexibel jederzeit asap baldmöglichst schnellstmöglich abends tagsüber vormittags nachmittags',
  F: 'ferien sofort',
  P: 'geht gaht geit goht passt ginge gieng',
  K: 'kw kalenderwoche',
  U: 'unter',
} as const;
const KIND_OF = new Map(
  Object.entries(KINDS_OF_WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);
/** Kinds that are told by their shape; `v` may be a day or a time, `k` is a number in words. */
const KINDS_OF_SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\..*)$/, 'x'],
  [/^\d{1,2}:\d\d$/, 'c'],
  [/^(?:[0-2]?\d|3[01])\.(?:0?\d|1[0-2])$/, 'v'],
  [/^\d{1,2}n?i$/, 'k'],
  [/^\d{1,2}\.$/, 'N'],
  [/^\d{1,2}$/, 'n'],
  [/^(?:[01]?\d|2[0-4])\.[0-5]\d$/, 'V'],
  [/^20\d\d$/, 'y'],
  [/^j[ao]hr$/, 'Y'],
  [new RegExp(`^(?:${NEXT})$`), 'e'],
  [
    /^(?:frü[eh]*li+n?g|frühjahr|s[ou]mmer|herbs(?:t|cht)|winter)(?:ferien)?$|^(?:os(?:ch)?ter|pfingst|w[ei]+hnacht|neujahr)/,
    's',
  ],
  [/^wenn möglich$/, 'r'],
  [/^w(?:erk|ochen)tags$/, 'f'],
  [/^(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sams(?:cht|t)ig)s$/, 'D'],
];
const TOKEN =
  /\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)?(?!\d)|\d{1,2}[:.]\d{1,2}(?!\d)|\d{3,}|\d{1,2}(?:n?i(?!\p{L})|\.)?|(?:jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)\.|wenn möglich|\p{L}+|[^\p{L} ]/giu;

const LEAD = '(?:r|[qizb]a?){0,4}';
const WEEKDAY = 'd(?:,?[jqb]?a?d){0,6}t?';
const TIME = '(?:k{1,2}|[nNcvV])';
/** How it is said when somebody would like to come: kinds of words behind one another. */
const WHEN = new RegExp(
  [
    // «am Samstag, 15.3.2026», «15. April», «am 3.4»
    `${LEAD}(?:d,?a?)?(?:x|[nN]my?)|[qizb]v(?!u)|[qb]a?F`,
    // «nächste Woche am Dienstag», «in zwei Wochen», «Ende Woche», «unter der Woche», «KW 14»
    `${LEAD}a?e[pYdsmw](?:,?[jq]?a?d){0,6}t?|i[lnk]{1,3}p|z[pY]|Uap|K[nN]`,
    // «Okt-März», «von Oktober bis Mitte April», «am liebsten Samstag», «geht auch Donnerstag»
    `${LEAD}[msH]y?[bB][zq]?[msH]y?|(?:Pr+|r|[qizb]a?)(?:r|[qizb]a?){0,4}(?:[msH]y?|w|${WEEKDAY})`,
    // «Samstag Vormittag», «Donnerstag 14 Uhr», «Opel Astra, Montag, Ruth Bieri»
    `d(?:,?[jqb]?d){0,6}t|d,?q?${TIME}u|(?<=[,#])d(?=[,#]|$)|${LEAD}[Df]`,
    // «morgen ab 14 Uhr», «heute Abend»
    'gt?|ht|ho|oh|h(?=q)',
    // «zwischen 9 und 11 Uhr», «um 9:00», «lieber 10 Uhr», «vor de zwölfi», «am Nachmittag»
    `${LEAD}[qb]a?${TIME}(?:[jbB]${TIME})?u|${LEAD}[qb]c(?:[jbB]c)?|r{1,3}${TIME}u|${LEAD}[qb]a?k{1,2}(?=[,jq.!;#]|$)|${LEAD}[qib]a?t`,
  ].join('|'),
  'g',
);

const WHOEVER = '(?:ihr|er|sie|dir|der|euch|öich|eu|ihnen|me|mer|es)';
/** «So bald wie möglich», «sobald ihr Zeit habt», «egal wann». */
const WHENEVER = wholeWords(
  [
    'so (?:schnell|schnäll|schnäu|bald|rasch|gli|glich|früh|früe) (?:wie|als|wi|wies) (?:möglich|mögli|müglech|müglich|mügli|geht|gaht|geit|goht)|möglichst (?:bald|rasch|schnell)',
    `(?:sobald|sobau|wenn|wann|wenns)(?: ${WHOEVER})? (?:(?:wieder|mal|no|noch|grad|es|s|etwas|öppis|bei|bi) )*(?:${WHOEVER} )?(?:zeit|ziit|zyt|platz|luft|öppis frei|etwas frei|passt|passe|geht|geit|gaht|goht|möglich)(?: (?:habt|haben|händ|hend|heit|hei|hat|het|hät|ist|isch))?(?=[\\s.,!]*(?:$|[\\n,.!]))`,
    'egal,? w[aäe]nn|w[aäe]nn(?: ist| isch)?(?: mir| mer)? (?:egal|gli+ch|gleich)|(?:ist|isch)(?: mir| mer)? (?:egal|gli+ch),? w[aäe]nn',
  ].join('|'),
  'giu',
);

/** In shorter words a mistake makes another word. */
const MENDED = /^\p{L}{6,}$/u;

interface Token {
  readonly index: number;
  readonly end: number;
  readonly word: string;
}

/** The tokens of a text, and the letters of their kinds in a row. */
function kindsIn(text: string): { readonly tokens: readonly Token[]; readonly kinds: string } {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ index, end: index + word.length, word }));
  const words = tokens.map(({ word }) => word.toLowerCase());
  return { tokens, kinds: words.map((word, at) => kindOf(word, words[at - 1] ?? '', words[at + 1] ?? '')).join('') };
}

function kindOf(word: string, before: string, after: string): string {
  const shape = shapeOf(word);
  if (shape !== undefined) return shape;
  const listed = KIND_OF.has(word) ? word : listedWord(word.replace(/\.$/, ''));
  const [standard = '', ...parts] = listed === undefined && MENDED.test(word) ? standardWords(word) : [listed ?? ''];
  // «Samstagmorgen», «Monatsende»
  if (parts.length > 0) return KIND_OF.get(standard) === 'd' ? 'f' : 's';
  if (listed === 'morgen') return kindOfMorning(before, after);
  return KIND_OF.get(word) ?? KIND_OF.get(standard) ?? (word === '\n' ? '#' : /^[.,!;/]$/.test(word) ? word : '_');
}

function shapeOf(word: string): string | undefined {
  return KINDS_OF_SHAPES.find(([pattern]) => pattern.test(word))?.[1];
}

/** «Morgen» is the next day, a part of a day, or a greeting. */
function kindOfMorning(before: string, after: string): string {
  if (/^(?:gut|guet|schön)/.test(before) || /^(?:zus|zäm|mite)/.test(after)) return 'G';
  if (before === '' && /^[,.!\n]?$/.test(after)) return 'G';
  return /^(?:am|ame|a|jeden|de|em|dem|der|über)$/.test(before) || KIND_OF.get(before) === 'd' ? 't' : 'g';
}

/** True for a weekday and nothing else. */
export function isDayAlone(text: string): boolean {
  return /^#*[dD][.!#]*$/.test(kindsIn(text).kinds);
}

/** True if words name a day, a month or the like, and not just a time of day. */
export function namesDay(text: string): boolean {
  return /[dDmswpYhgGxeNvV]/.test(kindsIn(text).kinds);
}

/** True for the name of a day, a month or a season in small letters; «Frutig» is no «fritig» with a mistake. */
export function isOfCalendar(word: string): boolean {
  const isWhole = word.length > 3 || MONTHS.includes(word);
  return isWhole && /^[dDmsw]$/.test(KIND_OF.get(listedWord(word) ?? '') ?? shapeOf(word) ?? '');
}

/** A date behind these is the vehicle's. */
const OF_VEHICLE =
  /(?:ez|erstzulassung|zulassung|inverkehrsetzung|mfk|service|geprüft|jg|jahrgang|baujahr)[ .:]*(?:am |im |vom |bis |ab )?$/iu;
const LABELLED = /(?:wunschtermin|wunschdatum|termin|datum|zeitraum) ?[:=] ?([^\n;]{2,200})/iu;
/** «Geht es am Samstag?» names a wish, «Haben Sie am Samstag offen?» none. */
const ASKS_FOR_TIME = wholeWords(
  'geht|gaht|gieng|ginge|passt|passe|möglich|frei|platz|termin|vorbeikommen|bringen|bringe',
);
/** «nächste Woche, am Samstag, ab 14 Uhr»: nobody says more of one date. */
const MOST_PARTS = 10;

/** Finds when somebody would like to come, as typed: «nächste Woche, am liebsten Samstag», «15.3.», «im April». */
export function readDate(text: string, asked: EnquiryAsked): Found | null {
  const labelled = LABELLED.exec(text);
  if (labelled?.[1] !== undefined) return take(text, labelled.index, labelled.index + labelled[0].length, labelled[1]);
  const sentences = sentencesOf(text);
  const ranges = rangesIn(text).filter(([start]) => isWish(text, sentences, start));
  if (ranges.length > 0) return takeAll(text, ranges.slice(0, MOST_PARTS));
  return asked === 'desiredDate' || asked === 'extras' ? readAnswer(text, asked) : null;
}

/** All dates of a text, in order and not overlapping. */
function rangesIn(text: string): readonly Range[] {
  const { tokens, kinds } = kindsIn(text);
  const whenever = [...text.matchAll(WHENEVER)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const days = [...kinds.matchAll(WHEN)].map((found) => rangeOf(tokens, found));
  const all = [...whenever, ...days].toSorted(([one], [other]) => one - other);
  return all.filter(([start], at) => at === 0 || start >= (all[at - 1]?.[1] ?? 0));
}

function rangeOf(tokens: readonly Token[], { 0: kinds, index }: RegExpExecArray): Range {
  return [tokens[index]?.index ?? 0, tokens[index + kinds.length - 1]?.end ?? 0];
}

function isWish(text: string, sentences: readonly Sentence[], start: number): boolean {
  if (OF_VEHICLE.test(text.slice(Math.max(0, start - 30), start))) return false;
  const sentence = sentences.find(({ index, text: words }) => start < index + words.length)?.text ?? '';
  return !isQuestion(sentence) || isPoliteRequest(sentence) || ASKS_FOR_TIME.test(sentence);
}

/** Longer sentences say more than the day: «Ja, aber schickt es bitte vor Freitag». */
const MOST_WORDS = 5;
const BARE = /[qizb]?(?:[dDmsxvhfw]|n\/n)/;

/** An answer in words of its own: «Samstag», «Frühling 2027», «15/3». */
function readAnswer(text: string, asked: EnquiryAsked): Found | null {
  const lines = [...text.matchAll(/[^\n;]*[\p{L}\p{N}][^\n;]*/gu)].map(({ 0: line, index }) => {
    const { tokens, kinds } = kindsIn(line);
    const bare = /(?<!\p{L})bald(?!\p{L})/iu.test(line) ? ([0, line.length] as const) : BARE.exec(kinds);
    return { line, index, day: bare && ('index' in bare ? rangeOf(tokens, bare) : bare) };
  });
  const { line, index, day } = lines.find((each) => each.day) ?? (asked === 'desiredDate' ? lines[0] : undefined) ?? {};
  if (line === undefined || index === undefined || line.length > 120 || isQuestion(line)) return null;
  // «weiss noch nicht wann» leaves it open, a mere yes says nothing of it.
  if (readIntent(line, false) !== 'none' || findNamed(line).some((slot) => slot !== 'desiredDate')) return null;
  const [start, end] = day && asked === 'extras' && wordsOf(line).length > MOST_WORDS ? day : [0, line.length];
  return take(text, index + start, index + end);
}
