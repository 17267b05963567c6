import { matchMake } from '@fahrzeugpflege/contracts';
import type { EnquiryAsked } from '../enquiry.js';
import { type Found, take } from './found.js';
import { AMBIGUOUS, ENDS, KIND, MODEL_WORDS, SENTENCE_WORDS, SMALL_WORDS, YEAR } from './vehicle-words.js';

/** Words of a model behind its make. */
const MAX_WORDS = 7;
/** «Wohnwagen (Tabbert)», «das Fahrzeug ist ein Fendt». */
const BEHIND_KIND = new RegExp(
  `(?:${KIND.source}|fahrzeug|marke)(?:(?: ist| isch)(?: nur| jetzt| doch| ein| en| e| der)*)?[ ,(:]+$`,
  'iu',
);
/** Between two vehicles. */
const JOINER =
  /^(?:,? (?:und|u|sowie|plus|oder)|,| [+&]) (?:noch |auch )*(?:(?:ein|eine|einen|einem|eines|en|e|den|der|mein|meinen|min|unser|unseren|alter|alten) )*/iu;

/** A known make with what follows of its model, and further vehicles that are joined to it. */
export function readMake(text: string, asked: EnquiryAsked): Found | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}@._'’-])[\p{L}\p{N}]+/gu)) {
    const line = text.slice(index).split('\n', 1)[0] ?? '';
    const match = matchMake(line);
    if (match === null) continue;
    const length = line.length - match.rest.length;
    const isSure = !isAmbiguous(line.slice(0, length)) || asked === 'vehicle';
    const isMade = isSure || isMeant(text.slice(0, index), line, length);
    if (isMade)
      return take(text, index, index + withoutBracket(line, endOfVehicles(line, length, asked === 'vehicle')));
  }
  return null;
}

/** «(Tabbert, 1998)»: a bracket that opened in front is not the vehicle's. */
function withoutBracket(line: string, end: number): number {
  return line[end - 1] === ')' && !/\([^)]*\)$/.test(line.slice(0, end)) ? end - 1 : end;
}

/** «Eine Offerte für üse Knaus», but not «für mein Hobby». */
function isOwned(before: string, make: string): boolean {
  const isOwn = /(?<!\p{L})(?:für|an|vo|von) (?:mein|unser|üs|mi[ns]|mim)\p{L}* $/iu.test(before.slice(-30));
  return isOwn && make.toLowerCase() !== 'hobby';
}

/** Where the last vehicle of «Hymer B 678 und ein Fiat Ducato» ends. */
function endOfVehicles(line: string, start: number, anyCase: boolean): number {
  let end = endOfModel(line, start, anyCase);
  for (let joiner = JOINER.exec(line.slice(end)); joiner !== null; joiner = JOINER.exec(line.slice(end))) {
    const next = line.slice(end + joiner[0].length);
    const match = matchMake(next);
    const kind = KIND.exec(next);
    if (match === null && kind?.index === 0) return end + joiner[0].length + kind[0].length;
    const length = next.length - (match?.rest.length ?? 0);
    if (match === null || (isAmbiguous(next.slice(0, length)) && !isMeant('', next, length))) break;
    end += joiner[0].length + endOfModel(next, length, anyCase);
  }
  return end;
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
  return isTyped && (hasModel || BEHIND_KIND.test(before.slice(-60)) || isOwned(before, make)) && !isSurname;
}

/**
 * Where the model ends: at punctuation, at a word of another kind, or after some words.
 *
 * @param anyCase whether words in small letters belong to it: «ford transit custom»
 */
function endOfModel(line: string, start: number, anyCase: boolean): number {
  let end = start;
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const next = /^(?:,? \(?|[/+-])([\p{L}\p{N}'’][\p{L}\p{N}.,'’+/-]*\)?)/u.exec(line.slice(end));
    const word = next?.[1]?.replace(/[.,'’/-]+$/, '') ?? '';
    if (next === null || !belongsToVehicle(word, next[0].startsWith(','), line.slice(end), anyCase)) break;
    end += next[0].length - (next[1]?.length ?? 0) + word.length;
    // «Jg. 2019» goes on behind its point, a sentence does not.
    if (/^\. ?['’\d]/.test(line.slice(end))) end += 1;
  }
  return end;
}

function belongsToVehicle(word: string, isBehindComma: boolean, rest: string, anyCase: boolean): boolean {
  // «Hymer vo 2012».
  if (/^(?:von|vo|aus|us|vom)$/i.test(word)) return /^ \p{L}+ (?:19|20)\d\d(?!\d)/u.test(rest);
  if (isBehindComma) return YEAR.exec(rest)?.index === 2 || /^, (?:19|20)\d\d(?!\d)/.test(rest);
  if (/\d/.test(word)) return !/^\d+(?:km|ps|m|cm)$/i.test(word);
  if (MODEL_WORDS.has(word.toLowerCase())) return true;
  if (/^auf$/i.test(word)) return matchMake(rest.replace(/^ auf /i, '')) !== null;
  const isTold = anyCase && !SENTENCE_WORDS.has(word) && !SMALL_WORDS.has(word);
  return (/^\p{Lu}/u.test(word) || isTold) && !ENDS.test(word);
}
