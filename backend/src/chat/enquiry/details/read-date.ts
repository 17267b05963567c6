import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { isPoliteRequest, isQuestion, type Sentence, sentencesOf } from '../../dialogue/is-question.js';
import { readIntent } from '../../dialogue/read-intent.js';
import { findNamed } from '../../dialogue/read-request.js';
import { lowerCase, wholeWords, wordsOf } from '../whole-words.js';
import { DAYS, MONTHS, SEASONS } from './date-words.js';
import { type Found, take, takeAll } from './found.js';
import { WHEN } from './when.js';

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
  const ranges = [...lowerCase(text).matchAll(WHEN)]
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

/** Longer sentences say more than the day: «Ja, aber schickt es bitte vor Freitag». */
const MOST_WORDS = 5;
const DAY_WITHIN = new RegExp(`(?:(?<!\\p{L})(?:vor|bis|nach|ab|am|im|uf|auf|um) )?${BARE.source}`, 'iu');

/** An answer in words of its own: «Samstag», «Frühling 2027», «15/3». */
function readAnswer(text: string, asked: EnquiryAsked): Found | null {
  const lines = [...text.matchAll(/[^\n;]+/gu)].filter(([words]) => !NOTHING_ELSE.test(words));
  const line = lines.find(([words]) => BARE.test(words)) ?? (asked === 'desiredDate' ? lines[0] : undefined);
  if (line === undefined || line[0].length > 120 || isQuestion(line[0])) return null;
  // «weiss noch nicht wann» leaves it open, a mere yes says nothing of it.
  if (readIntent(line[0], false) !== 'none') return null;
  if (findNamed(line[0]).some((slot) => slot !== 'desiredDate')) return null;
  const day = wordsOf(line[0]).length > MOST_WORDS && asked === 'extras' ? DAY_WITHIN.exec(line[0]) : null;
  const start = line.index + (day?.index ?? 0);
  return take(text, start, start + (day ?? line)[0].length);
}
