import { matchMake } from '@fahrzeugpflege/contracts';
import type { EnquiryAsked } from '../enquiry.js';
import { isQuestion } from '../intent/is-question.js';
import { sentencesOf } from '../intent/sentences.js';
import { wordsOf } from '../whole-words.js';
import { type Found, take } from './found.js';
import { AMBIGUOUS, ENDS, KIND, MODEL_WORDS, SENTENCE_WORDS, SMALL_WORDS, YEAR } from './vehicle-words.js';

const LABELLED =
  /(?:fahrzeug|wohnmobil|womo|auto|marke|fahrzeugtyp|camper) ?[:=] ?([^\n;]{2,150}?)(?=$|\n|;|, ?(?:tel|name|mail|e-mail|mass|länge|termin))/iu;
/** Words of a model behind its make. */
const MAX_WORDS = 7;
/** Longer answers are about something else; one that names the kind of vehicle may be longer. */
const MOST_WORDS = 8;
const MOST_WORDS_OF_KIND = 15;

/**
 * Finds the vehicle in a text, as typed: a known make with what follows of its model («VW Bus T3»), or what a label
 * announces. Where it was asked for, a kind alone («ein alter Wohnwagen») or a make that no table knows is enough.
 */
export function readVehicle(text: string, asked: EnquiryAsked): Found | null {
  const found = readLabelled(text) ?? readMake(text, asked) ?? (asked === 'vehicle' ? readAnswer(text) : null);
  if (found === null) return readYearApart(text);
  const year = YEAR.test(found.words) ? null : readYearApart(found.rest);
  return year === null ? found : { words: `${found.words}, ${year.words}`, rest: year.rest };
}

/** A building year that stands alone: «Jahrgang 2019». */
export function readYearApart(text: string): Found | null {
  const year = YEAR.exec(text);
  return year && take(text, year.index, year.index + year[0].length);
}

function readLabelled(text: string): Found | null {
  const match = LABELLED.exec(text);
  return match?.[1] === undefined ? null : take(text, match.index, match.index + match[0].length, match[1]);
}

function readMake(text: string, asked: EnquiryAsked): Found | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}@._'’-])[\p{L}\p{N}]+/gu)) {
    const line = text.slice(index).split('\n', 1)[0] ?? '';
    const match = matchMake(line);
    if (match === null) continue;
    const length = line.length - match.rest.length;
    const isSure = !isAmbiguous(line.slice(0, length)) || asked === 'vehicle';
    if (isSure || isMeant(text.slice(0, index), line, length))
      return take(text, index, index + endOfModel(line, length));
  }
  return null;
}

function isAmbiguous(make: string): boolean {
  return AMBIGUOUS.has(make.toLowerCase()) || (make.length < 3 && !/^vw$/i.test(make));
}

/** «MAN TGE», not «man»; «Mini Cooper», not «mini Nummer»; «Hobby 560», not «mein Hobby» and not «Anna Forster». */
function isMeant(before: string, line: string, length: number): boolean {
  const make = line.slice(0, length);
  const isTyped = /^\p{Lu}/u.test(make) && (make.length > 3 || make === make.toUpperCase());
  const next = /^ ([\p{L}\p{N}][\p{L}\p{N}.-]*)/u.exec(line.slice(length))?.[1] ?? '';
  const hasModel = /\d/.test(next) || (/^\p{Lu}/u.test(next) && !ENDS.test(next));
  const neighbour = /(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  const isSurname = neighbour !== undefined && !KIND.test(neighbour) && !/[.!?\n]\s*$/.test(before);
  return isTyped && hasModel && !isSurname;
}

/** Where the model ends: at punctuation, at a word of another kind, or after some words. */
function endOfModel(line: string, start: number): number {
  let end = start;
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const next = /^(?:,? \(?|[/+-])([\p{L}\p{N}'’][\p{L}\p{N}.,'’+/-]*\)?)/u.exec(line.slice(end));
    const word = next?.[1]?.replace(/[.,'’/-]+$/, '') ?? '';
    if (next === null || !belongsToVehicle(word, next[0].startsWith(','), line.slice(end))) break;
    end += next[0].length - (next[1]?.length ?? 0) + word.length;
    // «Jg. 2019» goes on behind its point, a sentence does not.
    if (/^\. ?['’\d]/.test(line.slice(end))) end += 1;
  }
  return end;
}

function belongsToVehicle(word: string, isBehindComma: boolean, rest: string): boolean {
  if (isBehindComma) return YEAR.exec(rest)?.index === 2 || /^, (?:19|20)\d\d(?!\d)/.test(rest);
  if (/\d/.test(word)) return !/^\d+(?:km|ps|m|cm)$/i.test(word);
  if (MODEL_WORDS.has(word.toLowerCase())) return true;
  if (/^auf$/i.test(word)) return matchMake(rest.replace(/^ auf /i, '')) !== null;
  return /^\p{Lu}/u.test(word) && !ENDS.test(word);
}

/** What was answered to the question for the vehicle, if it is no sentence about something else. */
function readAnswer(text: string): Found | null {
  for (const { index, text: sentence } of sentencesOf(text)) {
    const words = wordsOf(sentence);
    const isSentence = isQuestion(sentence) || words.some((word) => SENTENCE_WORDS.has(word));
    const isKind = KIND.test(sentence) && words.length <= MOST_WORDS_OF_KIND && !isQuestion(sentence);
    const isShort = words.length <= MOST_WORDS && words.some(isContent);
    if (isKind || (isShort && !isSentence)) return take(text, index, index + sentence.replace(/[.!]+$/, '').length);
  }
  return null;
}

const isContent = (word: string) => /\d/.test(word) || (word.length > 2 && !SMALL_WORDS.has(word));
