import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { namesDay } from './date-words.js';
import { asksForContact, type EnquiryAsked } from './enquiry-slots.js';
import { contentWords, isActivity, isQuestion } from './is-question.js';
import { type Found, take } from './plain-text.js';
import { readIntent } from './read-intent.js';
import { endOfModel, readMake } from './read-make.js';
import { asksToWait } from './read-request.js';
import { readService } from './read-service.js';
import { sentencesOf } from './sentences-of.js';
import { withYearsInFigures } from './spelled-numbers.js';
import { KIND, MODEL_WORDS, SENTENCE_WORDS, YEAR } from './vehicle-vocabulary.js';
import { wordsOf } from './whole-words.js';

const LABELLED =
  /(?:fahrzeug|wohnmobil|womo|auto|marke|fahrzeugtyp|camper) ?[:=] ?([^\n;]{2,150}?)(?=$|\n|;|, ?(?:tel|name|mail|e-mail|mass|länge|termin))/iu;
/** «Golf aus dem Jahr 2015» names no day, and «vo 2020» is the year of the model. */
const OF_YEAR = /,? (?:von|vom|vo|aus|us)(?: dem)?(?: jahr)? (?=(?:19|20)\d\d(?!\d))/iu;
/** Longer answers are about something else; one that names the kind of vehicle may be longer. */
const MOST_WORDS = 8;
const MOST_WORDS_OF_KIND = 15;

/**
 * Finds the vehicle in a text, as typed: a known make with what follows of its model («VW Bus T3»), or what a label
 * announces. Where it was asked for, a kind alone («ein alter Wohnwagen») or a make that no table knows is enough.
 */
export function readVehicle(typed: string, asked: EnquiryAsked): Found | null {
  const text = withYearsInFigures(typed);
  const read = readLabelled(text) ?? readMake(text, asked) ?? (asked === 'vehicle' ? readAnswer(text) : null);
  if (read === null) return readYearApart(text);
  const found = { ...read, words: read.words.replace(OF_YEAR, ', ') };
  const year = YEAR.test(found.words) ? null : readYearApart(found.rest);
  return year === null ? found : { words: `${found.words}, ${year.words}`, rest: year.rest };
}

/** A building year that stands alone: «Jahrgang 2019». */
export function readYearApart(text: string): Found | null {
  const year = YEAR.exec(text);
  if (year === null) return null;
  const words = year[0].replace(/ (?:ist|isch|vo|von|vergessen:?|vergesse:?|vergässe:?) /iu, ' ');
  return take(text, year.index, year.index + year[0].length, words);
}

function readLabelled(text: string): Found | null {
  const match = LABELLED.exec(text);
  // «Für mein Wohnmobil: innen mit Dampf» says what is wished.
  return match?.[1] === undefined || readService(match[1]) !== undefined
    ? null
    : take(text, match.index, match.index + match[0].length, match[1]);
}

/** «Nein, für ein Wohnmobil». */
const LEAD = /^\s*(?:(?:nein|nei|ja|jo|also|für|kein fahrzeug|es ist|das ist|es isch|das isch)[ ,]+)+/iu;
/** What was answered to the question for the vehicle, if it is no sentence about something else. */
function readAnswer(text: string): Found | null {
  const answer = sentencesOf(text).find((sentence) => isAnswer(sentence.text));
  if (answer === undefined) return null;
  const words = answer.text.replace(LEAD, '').replace(/[.!]+$/, '');
  return take(text, answer.index, answer.index + answer.text.length, words);
}

function isAnswer(sentence: string): boolean {
  const isKind = KIND.test(sentence);
  const isDay = namesDay(sentence.replace(OF_YEAR, ' ')) && !isKind;
  if (sentence.includes('@') || isQuestion(sentence) || isActivity(sentence) || isDay || asksToWait(sentence))
    return false;
  if (readIntent(sentence, false) !== 'none') return false;
  const words = wordsOf(sentence);
  if (isKind && words.length <= MOST_WORDS_OF_KIND) return true;
  // «Einlagerung» is what is wished.
  const isSentence = readService(sentence) !== undefined || words.some((word) => SENTENCE_WORDS.has(word));
  const tells = (word: string) => /\d/.test(word) || (word.length > 2 && contentWords(word).length > 0);
  return words.length <= MOST_WORDS && words.some(tells) && !isSentence;
}

/** «Nein, es ist ein …», «Modell: …», «genauer ein …»: behind these stands more of the vehicle that was named before. */
const INTRODUCED = new RegExp(
  [
    '(?<=^|[\\n,.;!] ?)(?:(?:also|äh|ja|jo|genauer(?: gesagt)?|und|aber|doch|nein|nei|sorry|entschuldigung)[ ,]+)*',
    "(?:(?<=(?:nein|nei|sorry)[ ,]+)(?=\\S*\\d)|(?:(?:es|äs|das|er|sie|s) )?(?:ist|isch)|es[’']s|(?:das |d |s |dr |der |de )?(?:modell|typ)(?: (?:ist|isch|heisst|wäre|wär))? ?:?|(?=(?:ein|eine|einen|en) ))",
    ' ?(?:(?:ein|eine|einen|en|e|der|das|de|dr|vom|modell|typ) )*',
  ].join(''),
  'giu',
);
/** «Er ist von 2019», «en 2019er», «das Wohnmobil ist aber erst 2019 gebaut», «der Jahrgang stimmt nicht, 2019». */
const YEAR_ALONE =
  /^[\s,]*(?:(?:er|es|sie|das|der|dr|de|s|fahrzeug|auto|wohnmobil|wohnwagen|camper|und|aber|nein|nei|doch|erst|jahrgang|baujahr|stimmt|falsch|nicht|ist|isch|hat|von|vo|us|aus|dem|jahr|vom|ein|en)[ ,]+)*((?:19[5-9]|20[0-4])\d)(?:er| gebaut)?[\s.,!]*$/iu;
/** Here a number may be a date or a size. */
const OTHER_NUMBERS = new Set<EnquiryAsked>(['desiredDate', 'dimensions', 'extras']);
const MOST_WORDS_ALONE = 4;

/**
 * What is said of the vehicle that was named before: its model («es ist ein B-MC T 580», «T6») or its year («von 2019»).
 *
 * @param rest what the other readers left of the message
 * @param vehicle as it was given before
 */
export function readModel(rest: string, vehicle: string, asked: EnquiryAsked): Found | null {
  const isNumber = !OTHER_NUMBERS.has(asked);
  const year = isNumber ? YEAR_ALONE.exec(rest)?.[1] : undefined;
  if (year !== undefined) return take(rest, 0, rest.length, year);
  for (const { 0: words, index } of rest.matchAll(INTRODUCED)) {
    const start = index + words.length;
    const model = modelAt(rest.slice(start));
    if (isModel(model)) return take(rest, index, start + model.length, model);
  }
  const bare = rest.trim().replace(/[.,;!]+$/, '');
  if (!isModel(bare) || modelAt(bare) !== bare || bare.split(' ').length > MOST_WORDS_ALONE) return null;
  const isFigure = !/\p{L}/u.test(bare);
  const isGiven = isMakeAlone(vehicle)
    ? !isFigure || (isNumber && !asksForContact(asked))
    : !isFigure && /\d/.test(bare);
  return isGiven ? take(rest, 0, rest.length, bare) : null;
}

/** True for «Fiat»: what its model is may still be given. */
export function isMakeAlone(vehicle: string): boolean {
  return matchMake(vehicle)?.rest.trim() === '';
}

function modelAt(text: string): string {
  return text.slice(0, Math.max(0, endOfModel(` ${text.split('\n', 1)[0]}`, 0, false) - 1));
}

/** With a number, or a known model's name: «B-MC T 580», «600», «California», «ML-T». */
export function isModel(words: string): boolean {
  const isName = (word: string) => /\d|^\p{Lu}{2,4}(?:-\p{Lu}+)?$/u.test(word) || MODEL_WORDS.has(word.toLowerCase());
  const isOther = KIND.test(words) || /\d{5}|^\d+[.,]\d+$/.test(words) || matchMake(words) !== null;
  return words.split(' ').some(isName) && !isOther;
}
