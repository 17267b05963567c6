import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { isActivity, isQuestion, sentencesOf } from '../../dialogue/is-question.js';
import { readIntent } from '../../dialogue/read-intent.js';
import { asksToWait } from '../../dialogue/read-request.js';
import { readService } from '../read-service.js';
import { wordsOf } from '../whole-words.js';
import { namesDay } from './date-words.js';
import { type Found, take } from './found.js';
import { readMake } from './read-make.js';
import { KIND, SENTENCE_WORDS, SMALL_WORDS, YEAR } from './vehicle-words.js';
import { withYearsInFigures } from './years-in-figures.js';

const LABELLED =
  /(?:fahrzeug|wohnmobil|womo|auto|marke|fahrzeugtyp|camper) ?[:=] ?([^\n;]{2,150}?)(?=$|\n|;|, ?(?:tel|name|mail|e-mail|mass|länge|termin))/iu;
/** Longer answers are about something else; one that names the kind of vehicle may be longer. */
const MOST_WORDS = 8;
const MOST_WORDS_OF_KIND = 15;

/**
 * Finds the vehicle in a text, as typed: a known make with what follows of its model («VW Bus T3»), or what a label
 * announces. Where it was asked for, a kind alone («ein alter Wohnwagen») or a make that no table knows is enough.
 */
export function readVehicle(typed: string, asked: EnquiryAsked): Found | null {
  const text = withYearsInFigures(typed);
  const found = readLabelled(text) ?? readMake(text, asked) ?? (asked === 'vehicle' ? readAnswer(text) : null);
  if (found === null) return readYearApart(text);
  const year = YEAR.test(found.words) ? null : readYearApart(found.rest);
  return year === null ? found : { words: `${found.words}, ${year.words}`, rest: year.rest };
}

/** A building year that stands alone: «Jahrgang 2019». */
export function readYearApart(text: string): Found | null {
  const year = YEAR.exec(text);
  return (
    year &&
    take(
      text,
      year.index,
      year.index + year[0].length,
      year[0].replace(/ (?:ist|isch|vo|von|vergessen:?|vergesse:?|vergässe:?) /iu, ' '),
    )
  );
}

function readLabelled(text: string): Found | null {
  const match = LABELLED.exec(text);
  return match?.[1] === undefined ? null : take(text, match.index, match.index + match[0].length, match[1]);
}

/** What was answered to the question for the vehicle, if it is no sentence about something else. */
function readAnswer(text: string): Found | null {
  for (const { index, text: sentence } of sentencesOf(text)) {
    if (sentence.includes('@') || isSomethingElse(sentence)) continue;
    const words = wordsOf(sentence);
    // «Einlagerung» is what is wished.
    const isSentence =
      isQuestion(sentence) || readService(sentence) !== undefined || words.some((word) => SENTENCE_WORDS.has(word));
    const isKind = KIND.test(sentence) && words.length <= MOST_WORDS_OF_KIND && !isQuestion(sentence);
    const isShort = words.length <= MOST_WORDS && words.some(isContent);
    if (isKind || (isShort && !isSentence))
      return take(text, index, index + sentence.length, sentence.replace(LEAD, '').replace(/[.!]+$/, ''));
  }
  return null;
}

/** «Nein, für ein Wohnmobil». */
const LEAD = /^\s*(?:(?:nein|nei|ja|jo|also|für|kein fahrzeug|es ist|das ist|es isch|das isch)[ ,]+)+/iu;

/** «Golf aus dem Jahr 2015» names no day. */
const OF_YEAR = /(?<!\p{L})jahr (?=(?:19|20)\d\d(?!\d))/iu;

function isSomethingElse(sentence: string): boolean {
  return (
    isActivity(sentence) ||
    (namesDay(sentence.replace(OF_YEAR, '')) && !KIND.test(sentence)) ||
    asksToWait(sentence) ||
    readIntent(sentence, false) !== 'none'
  );
}

const isContent = (word: string) => /\d/.test(word) || (word.length > 2 && !SMALL_WORDS.has(word));
