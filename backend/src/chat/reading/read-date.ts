import { kindsIn, namesDay } from './date-words.js';
import type { EnquiryAsked } from './enquiry-slots.js';
import { isPoliteRequest, isQuestion } from './is-question.js';
import { type Found, type Range, take, takeAll } from './plain-text.js';
import { readIntent } from './read-intent.js';
import { findNamed } from './read-request.js';
import { type Sentence, sentencesOf } from './sentences-of.js';
import { wholeWords, wordsOf } from './whole-words.js';

const LEAD = '(?:r|[qRizb]a?){0,4}';
const TIME = '(?:k{1,2}|[nNcvV])';
/** «um 9», «ab 14 Uhr», «zwischen 9 und 11»: behind a day it takes no «Uhr». */
const AT = '(?:,?qa?(?:k{1,2}|[ncV])(?:[jbB](?:k{1,2}|[ncV]))?(?![my])u?|,?(?:nu|cu?))';
const WEEKDAY = `d(?:,?[jqb]?a?d){0,6}(?:q?t)?(?:${AT})?`;
/** How it is said when somebody would like to come: kinds of words behind one another. */
const WHEN = new RegExp(
  [
    // «in der Woche vom 18. Januar», «am Samstag, 15.3.2026», «15. April», «am 3.4»
    `ia?pR(?:x|[nN]m)|${LEAD}[nN][bBj/][nN]my?|qN,?q${TIME}u?`,
    `${LEAD}(?:d,?a?)?(?:x|[nN]my?)(?:${AT})?|[qizb]v(?!u)|[qb]a?F`,
    // «nächste Woche am Dienstag», «in zwei Wochen», «Ende Woche», «unter der Woche», «KW 14»
    `${LEAD}a?e[pYdsmw](?:,?[jq]?a?d){0,6}t?|i[lnk]{1,3}p|z[pY]|Uap|K[nN]`,
    // «Okt-März», «von Oktober bis Mitte April», «am liebsten Samstag», «geht auch Donnerstag»
    `${LEAD}[msH]y?[bB][zq]?[msH]y?|(?:Pr+|r|[qRizb]a?)${LEAD}(?:[msH]y?|w)`,
    // «vom Dienstag» is a day that was agreed on
    `(?:Pr+|r|[qizb]a?)(?:r|[qizb]a?){0,4}${WEEKDAY}|Ra?dba?d`,
    // «Samstag Vormittag», «Donnerstag 14 Uhr», «Montag um 9», «Opel Astra, Montag, Ruth Bieri»
    `d(?:,?[jqb]?d){0,6}q?t|d,?q?${TIME}u|d${AT}|(?<=[,#])d(?=[,#]|$)|${LEAD}[Df]`,
    // «morgen ab 14 Uhr», «heute Abend»
    `gt?(?:${AT})?|h${AT}|ht|ho|oh|h(?=q)`,
    // «zwischen 9 und 11 Uhr», «um 9:00», «lieber 10 Uhr», «vor de zwölfi», «am Nachmittag»
    `${LEAD}[qRb]a?${TIME}(?:[jbB]${TIME})?u|${LEAD}[qRb]c(?:[jbB]c)?|r{1,3}${TIME}u|${LEAD}[qb]a?k{1,2}(?=[,jq.!;#]|$)|${LEAD}[qib]a?t`,
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
  // «e Frytig im November»: the whole answer, where it is no more.
  const answer = asked === 'desiredDate' && wordsOf(text).length <= MOST_WORDS ? readAnswer(text, asked) : null;
  if (answer !== null) return answer;
  if (ranges.length > 0) return takeAll(text, ranges.slice(0, MOST_PARTS));
  return asked === 'desiredDate' || asked === 'extras' ? readAnswer(text, asked) : null;
}

const OF_SPAN = wholeWords('ab|von|vom|vo|bis');

/** From when until when something is asked about, as typed: «von Dezember bis März», «ab 1.12.» */
export function readSpan(text: string): string | undefined {
  const words = rangesIn(text).map((range) => text.slice(...range));
  return words.find((each) => OF_SPAN.test(each) && namesDay(each));
}

/** «Am Dienstag geht es doch nicht» wishes for another day. */
const REFUSED_DAY = wholeWords('(?:geht|gaht|goht|geit|passt) (?:.* )?(?:nicht|nöd|nid|ned|nümm\\p{L}*)');

/** All dates of a text, in order and not overlapping. */
function rangesIn(typed: string): readonly Range[] {
  const text = typed.replace(/[^,;!?\n]+/gu, (clause) =>
    REFUSED_DAY.test(clause) ? '_'.repeat(clause.length) : clause,
  );
  const { tokens, kinds } = kindsIn(text);
  const whenever = [...text.matchAll(WHENEVER)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const days = [...kinds.matchAll(WHEN)]
    .map((found) => rangeOf(tokens, found))
    .map(([start, end]): Range => [start, end + (DURATION.exec(text.slice(end))?.[0].length ?? 0)]);
  const all = [...whenever, ...days].toSorted(([one], [other]) => one - other);
  return all.filter(([start], at) => at === 0 || start >= (all[at - 1]?.[1] ?? 0));
}

/** «Ab 1. Januar für 3 Monate». */
const DURATION =
  /^,? für (?:ca\.? |etwa )?(?:\d{1,2}|eine?n?|zwei|drei|vier|fünf|sechs|zwölf) ?(?:monate?|wochen?|tage?|jahre?)(?!\p{L})/iu;

function rangeOf(tokens: readonly RegExpExecArray[], { 0: kinds, index }: RegExpExecArray): Range {
  const [first, last] = [tokens[index], tokens[index + kinds.length - 1]];
  return [first?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
}

/** «Im Frühling verstorben», «wurde letzten Herbst gekauft», «sind im Oktober noch im Tessin»: what is said of other days. */
const NARRATED = wholeWords(
  [
    'war|waren|wurde|wurden|hatte|hatten',
    '(?:ist|sind|bin|isch|sy|bi|het|hat|haben|habe|hei|händ|hend|ha|han) (?:[^,.;!?\\n]* )?(?:ge(?!plan|wünsch|dacht|eign)\\p{L}{3,}(?:t|en)|ver(?:storben|kauft|schoben|gangen))',
    '(?:sind|bin|sy|bi|sinn) (?:[^,;!?\\n]* )?noch (?:im|in|am|uf|auf|weg|unterwegs)',
  ].join('|'),
);

function isWish(text: string, sentences: readonly Sentence[], start: number): boolean {
  if (OF_VEHICLE.test(text.slice(Math.max(0, start - 30), start))) return false;
  const { index, text: sentence } = sentences.findLast((each) => each.index <= start) ?? { index: 0, text: '' };
  const clause = [...sentence.matchAll(/[^,;]+/gu)].findLast((each) => index + each.index <= start)?.[0] ?? '';
  if (NARRATED.test(clause)) return false;
  return !isQuestion(sentence) || isPoliteRequest(sentence) || ASKS_FOR_TIME.test(sentence);
}

/** Longer sentences say more than the day: «Ja, aber schickt es bitte vor Freitag». */
const MOST_WORDS = 5;
const BARE = /[qRizb]?(?:[dDmsHxvhfwA]|n\/n)|[qRb]N$/;
/** Within a sentence «2.9» is no date by itself. */
const BARE_WITHIN = /[qRizb]?[dDmsHxhfwA]/;

/** An answer in words of its own: «Samstag», «Frühling 2027», «15/3». */
function readAnswer(text: string, asked: EnquiryAsked): Found | null {
  const lines = [...text.matchAll(/[^\n;]+/gu)].filter(([line]) => /[\p{L}\p{N}]/u.test(line));
  const answer =
    lines.find(([line]) => BARE.test(kindsIn(line).kinds)) ?? (asked === 'desiredDate' ? lines[0] : undefined);
  if (answer === undefined || answer[0].length > 120 || isQuestion(answer[0])) return null;
  const [line] = answer;
  // «weiss noch nicht wann» leaves it open, a mere yes says nothing of it.
  if (readIntent(line, false) !== 'none' || findNamed(line).some((slot) => slot !== 'desiredDate')) return null;
  const { tokens, kinds } = kindsIn(line);
  if (wordsOf(line).length <= MOST_WORDS || asked !== 'extras')
    return take(text, answer.index, answer.index + line.length);
  const day = BARE_WITHIN.exec(kinds);
  if (day === null) return null;
  const [start, end] = rangeOf(tokens, day);
  return take(text, answer.index + start, answer.index + end);
}
