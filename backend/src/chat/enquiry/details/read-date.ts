import type { EnquiryAsked } from '../enquiry.js';
import { findNamed } from '../intent/find-named.js';
import { isPoliteRequest, isQuestion } from '../intent/is-question.js';
import { readIntent } from '../intent/read-intent.js';
import { type Sentence, sentencesOf } from '../intent/sentences.js';
import { wholeWords } from '../whole-words.js';
import { DAYS, MONTHS, NEXT, PERIODS, SEASONS, SHORT_MONTHS } from './date-words.js';
import { type Found, take, takeAll } from './found.js';

const RATHER = '(?:(?:am )?(?:liebste[nr]?|liebschte)|lieber|gern|gerne|wenn möglich|idealerweise|ideal)';
const COUNT = '(?:ca\\.? )?(?:\\d{1,2}|ein|eine[rm]?|zwei|zwöi|zwo|drei|drü|vier|ein paar|paar|es paar|wenigen)';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?: ?uhr|i|ni)?';

const BEFORE_DAY = '(?:am|ab|bis|vom|von|per|auf|zum) (?:den |dem )?';
const DAY_AND_MONTH = `\\d{1,2}\\. ?(?:\\d{1,2}\\.(?: ?20\\d\\d|\\d\\d)?|(?:${MONTHS}|${SHORT_MONTHS})(?: 20\\d\\d)?)`;
const TIME_OF_DAY =
  '(?:(?:am|ame|a|im|i de|gegen) )?(?:vormittag|nachmittag|namittag|morgen|morge|abend|abig|früh|früeh|vormittags|nachmittags|morgens|abends)';

/** Whose time it is. */
const WHOEVER = '(?:ihr|er|sie|dir|der|euch|öich|eu|ihnen|me|mer|es)';

const WHEN = wholeWords(
  [
    // «am Samstag, 15.3.2026», «15. April»
    `(?:${BEFORE_DAY})?(?:(?:${DAYS}),? (?:den |dem |der )?)?${DAY_AND_MONTH}`,
    `(?:${BEFORE_DAY})\\d{1,2}\\.\\d{1,2}(?= |$)`,
    '20\\d\\d-\\d\\d-\\d\\d',
    // «Ende März», «im April 2026», «von Oktober bis Mitte April», «ab Herbst»
    `(?:${RATHER} )?(?:(?:von|vo|vom|ab|bis|im|i|per|auf|uf|zwischen|gegen|anfangs?|mitte|mitti|mittle|ende|ändi|änds|ändi|aafangs?|afangs?) )+(?:${MONTHS}|${SHORT_MONTHS}|${SEASONS})(?: 20\\d\\d)?`,
    `(?:(?:anfangs?|mitte|ende) )?(?:${MONTHS}|${SEASONS}) bis (?:anfangs? |mitte |ende )?(?:${MONTHS}|${SEASONS})(?: 20\\d\\d)?`,
    `übere? (?:de |den |dr )?winter`,
    'ende (?:monat|woche|wuche|jahr)|(?:vor|nach|über|an|bis|ab) (?:ostern|ostere|oschtere|pfingsten|weihnachten|wiehnacht|neujahr|den (?:sommer|herbst)?ferien)|wochentags|werktags|unter der woche',
    // «nächste Woche», «diesen Freitag»
    `(?:(?:${RATHER}|am|im|ab|bis|anfangs?|mitte|ende|in|i|für|uf) )?(?:der |dr |de |die |di |den )?(?:${NEXT}) (?:${PERIODS}|${DAYS}|${SEASONS}|${MONTHS})(?:,? (?:(?:am|a|ame|oder|und) )?(?:${DAYS}))*(?: ${TIME_OF_DAY})?`,
    `in (?:${COUNT}) (?:tage?n?|täg|wochen?|wuche|monate?n?|mönet)`,
    `(?:kw|kalenderwoche) ?\\d{1,2}`,
    // «am liebsten Samstag», «ab Mittwoch», «samstags»
    `(?:${RATHER}) (?:am |a |im |a?ma )?(?:${DAYS}|${MONTHS}|${SEASONS})s?`,
    `(?:am|ab|bis|jeweils|immer|a|amene|uf|auf) (?:${DAYS}|wochenende|wuchenänd)(?:(?:,? (?:und|oder|am|bis) )(?:${DAYS}))*(?: ?(?:vor|nach)?mittag| ?(?:morgen|abend|früh)| ${TIME_OF_DAY})?`,
    `(?:${DAYS}) ${TIME_OF_DAY}`,
    `(?:${DAYS}),? (?:um |am |a )?${CLOCK} ?uhr`,
    // «geht auch Donnerstag»
    `(?:geht|gaht|geit|goht|passt|ginge|gieng)(?: es| s)? (?:auch|au|ou|o) (?:(?:am|a|im) )?(?:${DAYS}|${MONTHS})(?![\\p{L}?])(?!.*\\?)`,
    // «Okt-März»
    `(?:${MONTHS}|${SHORT_MONTHS}) ?[-–] ?(?:${MONTHS}|${SHORT_MONTHS})(?: 20\\d\\d)?`,
    '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag)(?:s|(?:vor|nach|na)?mittags?|morgen|abend|abig)',
    // «so bald wie möglich», «flexibel»
    'so (?:schnell|schnäll|schnäu|bald|rasch|gli|glich|früh|früe) (?:wie|als|wi|wies) (?:möglich|mögli|müglech|müglich|mügli|geht|gaht|geit|goht)|möglichst (?:bald|rasch|schnell)|baldmöglichst|schnellstmöglich|asap|(?:per|ab) sofort|(?:zeitlich |terminlich )?flexibel|jederzeit',
    // «sobald ihr Zeit habt», «wenns bi öich passt», «egal wann»
    `(?:sobald|sobau|wenn|wann|wenns)(?: ${WHOEVER})? (?:(?:wieder|mal|no|noch|grad|es|s|etwas|öppis|bei|bi) )*(?:${WHOEVER} )?(?:zeit|ziit|zyt|platz|luft|öppis frei|etwas frei|passt|passe|geht|geit|gaht|goht|möglich)(?: (?:habt|haben|händ|hend|heit|hei|hat|het|hät|ist|isch))?(?=[\\s.,!]*(?:$|[\\n,.!]))`,
    'egal,? (?:wann|wenn|wänn)|(?:wann|wenn|wänn)(?: ist| isch)?(?: mir| mer)? (?:egal|glich|gliich|gleich)|(?:ist|isch)(?: mir| mer)? (?:egal|glich|gliich),? (?:wann|wenn|wänn)',
    '(?:heute|hüt) (?:noch|no|ab|nach|vor|um|nachmittag|vormittag|abend|mittag|namittag|abig)|noch heute|übermorgen|übermorn',
    'morn(?: (?:früe|vormittag|namittag|abig))?|(?<!(?:guten?|guete|schöne[nr]?|am|jeden|de) )morgen(?: (?:früh|vormittag|nachmittag|abend|mittag))?(?! (?:zusammen|zäme|mitenand|miteinander))',
    // «ab 14 Uhr», «am Nachmittag»
    `(?:ab|um|nach|vor|gegen|zwischen|bis) ${CLOCK}(?: (?:und|bis) ${CLOCK})? ?uhr|(?:ab|nach|am|ame) (?:de )?[5-8]i`,
    '(?:am|über|im|nach) (?:de )?(?:vormittag|nachmittag|namittag|abend|abig|feierabend|firabig|mittag)|(?:vor|nach)mittags|abends|tagsüber',
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
const GREETING = /^(?:guten )?morgen(?=[ ,.!]*(?:$|\n|,|!))/iu;
/** «nächste Woche, am Samstag, ab 14 Uhr»: nobody says more of one date. */
const MOST_PARTS = 10;
const NOTHING_ELSE = /^[^\p{L}\p{N}]*$/u;

/** Finds when somebody would like to come, as typed: «nächste Woche, am liebsten Samstag», «15.3.», «im April». */
export function readDate(text: string, asked: EnquiryAsked): Found | null {
  const labelled = LABELLED.exec(text);
  if (labelled?.[1] !== undefined) return take(text, labelled.index, labelled.index + labelled[0].length, labelled[1]);
  const sentences = sentencesOf(text);
  const ranges = [...text.matchAll(WHEN)]
    .slice(0, MOST_PARTS)
    .filter((match) => isWish(text, sentences, match.index) && !(match.index === 0 && GREETING.test(text)))
    .map((match) => [match.index - lengthOfLimit(text.slice(0, match.index)), match.index + match[0].length] as const);
  if (ranges.length > 0) return takeAll(text, ranges);
  return asked === 'desiredDate' || asked === 'extras' ? readAnswer(text, asked) : null;
}

/** «Nicht vor 9 Uhr», «nur am Samstag»: without the first word it says something else. */
function lengthOfLimit(before: string): number {
  return /(?<!\p{L})(?:nicht|nid|nöd|ned|nur|erst|ausser) $/iu.exec(before)?.[0].length ?? 0;
}

function isWish(text: string, sentences: readonly Sentence[], start: number): boolean {
  if (OF_VEHICLE.test(text.slice(Math.max(0, start - 30), start))) return false;
  const sentence = sentences.find(({ index, text: words }) => start < index + words.length)?.text ?? '';
  return !isQuestion(sentence) || isPoliteRequest(sentence) || ASKS_FOR_TIME.test(sentence);
}

const BARE = wholeWords(
  `(?:${DAYS})s?|${MONTHS}|${SEASONS}|heute|hüt|bald|egal wann|\\d{1,2}[./]\\d{1,2}[./]?(?:\\d{2,4})?`,
);

/** An answer in words of its own: «Samstag», «Frühling 2027», «15/3». */
function readAnswer(text: string, asked: EnquiryAsked): Found | null {
  const lines = [...text.matchAll(/[^\n;]+/gu)].filter(([words]) => !NOTHING_ELSE.test(words));
  const line = lines.find(([words]) => BARE.test(words)) ?? (asked === 'desiredDate' ? lines[0] : undefined);
  if (line === undefined || line[0].length > 120 || isQuestion(line[0])) return null;
  // «weiss noch nicht wann» leaves it open, a mere yes says nothing of it.
  if (readIntent(line[0], false) !== 'none') return null;
  if (findNamed(line[0]).some((slot) => slot !== 'desiredDate')) return null;
  return take(text, line.index, line.index + line[0].length);
}
