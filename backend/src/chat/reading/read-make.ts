import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { namesDay } from './date-words.js';
import type { EnquiryAsked } from './enquiry-slots.js';
import { contentWords } from './is-question.js';
import { isFirstName, isNameWord } from './known-names.js';
import { type Found, type Range, takeAll } from './plain-text.js';
import { AMBIGUOUS, ENDS, KIND, MODEL_WORDS, SENTENCE_WORDS, WITH_ARTICLE, YEAR } from './vehicle-vocabulary.js';
import { wordSet, wordsOf } from './whole-words.js';

/** Words of a model behind its make. */
const MAX_WORDS = 7;
/** «, Jg. 2019», «(2019)», «Hymer vo 2012», «aus dem Jahr 2012», «Jahrgänge 2015, 2017 und 2019». */
const AGE = new RegExp(
  `^(?:,? \\(?${YEAR.source}(?:(?:, | und )(?:19|20)\\d\\d(?!\\d))*\\)?|(?:,? \\(?| (?:(?:von?|aus|us|vom|em|dem|jahr) ){1,3})(?:19|20)\\d\\d(?![\\d.,]\\d|\\d)\\)?)`,
  'iu',
);
/** «weinsberg carabus 601», «bürstner lyseo td 690», «rs6 avant, 2022», as many type. */
const NAME_AND_NUMBER =
  /^ (?!über|unter|rund|etwa|circa|ungefähr|öppe|seit|länge|höhe|noch|bitte)(?:\p{Ll}{2,}(?: \p{Ll}{1,3})? \d{1,3}(?![\d.,'’]| ?(?:cm|mm|m|ps|kg|km|chf|fr|franken|uhr|jahre|mona|woche|tage))|\p{Ll}{3,}(?=,? (?:19|20)\d\d(?!\d)))/u;
/** «Der Alfa 4.2 m»: a size. */
const MEASURE = /^,? ?(?:\d{1,2}(?:[.,]\d{1,2})? ?(?:m|meter|cm)|\d+(?:km|ps|m|cm))(?![\p{L}\d])/iu;
/** «Mercedes 230 SL oder 250 SL». */
const OTHER_MODEL = /^ (?:oder|und|u) \d{2,3} (?!CHF|PS|KM|EUR)\p{Lu}{1,4}(?![\p{L}\p{N}])/u;
const NEXT_WORD = /^(?: \(?|[/+-])([\p{L}\p{N}'’](?:[\p{L}\p{N}.,'’+/-]*[\p{L}\p{N}+])?\)?)/u;

/**
 * Where the model ends: at punctuation, at a word of another kind, or after some words.
 *
 * @param anyCase whether words in small letters belong to it: «ford transit custom»
 */
export function endOfModel(line: string, start: number, anyCase: boolean): number {
  let end = start;
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const rest = line.slice(end);
    const age = AGE.exec(rest)?.[0];
    const next = NEXT_WORD.exec(rest);
    const other = count > 0 ? OTHER_MODEL.exec(rest)?.[0] : undefined;
    if (age !== undefined) end += age.length;
    else if (other !== undefined) end += other.length;
    else if (next !== null && !(count > 0 && beginsName(rest)) && isOfModel(next[1] ?? '', rest, anyCase))
      end += next[0].length;
    else break;
  }
  return end;
}

/** «VW T6 Anna Meier», but not «Skoda Fabia» and not «Sprinter Marco Polo». */
function beginsName(text: string): boolean {
  const [, first = '', surname = ''] = /^ (\p{L}+) (\p{Lu}[\p{L}-]+)(?![\p{L}\p{N}])/u.exec(text) ?? [];
  return isFirstName(first) && !MODEL_WORDS.has(first.toLowerCase()) && isNameWord(surname);
}

function isOfModel(word: string, rest: string, anyCase: boolean): boolean {
  if (/\d/.test(word)) return !MEASURE.test(rest);
  if (MODEL_WORDS.has(word.toLowerCase())) return true;
  if (/^auf$/i.test(word)) return matchMake(rest.replace(/^ auf /i, '')) !== null;
  if (endsModel(word)) return false;
  // «c-tourer», as voices are written down.
  if (/^\p{Lu}|^\p{L}{1,2}-\p{L}+$/u.test(word)) return true;
  return (NAME_AND_NUMBER.test(rest) || anyCase) && !SENTENCE_WORDS.has(word);
}

/** «Hymer Offerte», «Hymer Bitte», but not «Lexus ES». */
function endsModel(word: string): boolean {
  return ENDS.test(word) || (/\p{L}\p{Ll}|\p{Ll}\p{L}/u.test(word) && contentWords(word).length === 0);
}

/** Between two vehicles, as it is kept. */
const JOINER =
  /^(?:,? (?:und|u|sowie|plus|oder)|,| [+&]) (?:noch |auch )*(?:(?:ein|eine|einen|einem|eines|en|e|den|der|mein|meinen|min|unser|unseren|alter|alten|zwei|drei|vier|\d ?x?) )*$/iu;
/** Words that join two vehicles, and words that may stand beside those. */
const JOINS = wordSet('und u sowie plus oder noch no auch au ausserdem zusätzlich + &');
const BESIDE = wordSet(`
  , 2 3 4 5 2x 3x 4x 5x zwei drei vier dazu dann när nachher ein eine einen einem eines en e den der das mein meinen min unser unseren alter alten
  zweiter zweiten zweites anderer anderen anderes vo von ich wir mir habe haben hei hend händ
`);
const MOST_BETWEEN = 10;
/** «termin, opel astra, montag»: words of such a part. */
const MOST_WORDS_OF_PART = 6;
/** «eura mobil profila 2020» as a line of its own. */
const NUMBERED = /^(?:[\p{L}\d-]+ ){1,4}(?:(?:19|20)\d\d|[1-9]\d{1,2})[ .!]*$/u;

/** A known make with what follows of its model, and further vehicles that are joined to it. */
export function readMake(text: string, asked: EnquiryAsked): Found | null {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}@._'’-])[\p{L}\p{N}]+/gu)) {
    if (matchMake(lineAt(text, index)) === null) continue;
    const { isListed, isNumbered } = partAt(text, index);
    const isSure = asked === 'vehicle' || isNumbered;
    const anyCase = isSure || isListed;
    const end = endOfVehicle(text, index, isSure, anyCase);
    if (end === undefined) continue;
    const ranges: Range[] = [[index, end]];
    for (let next = furtherVehicle(text, end, anyCase); next; next = furtherVehicle(text, next[1], anyCase))
      ranges.push(next);
    return withPlainYear(takeAll(text, ranges, JOINER, ' und '));
  }
  return null;
}

/** Where the vehicle ends whose make stands there; undefined where none surely does. */
function endOfVehicle(
  text: string,
  at: number,
  isSure: boolean,
  anyCase: boolean,
  before = text.slice(0, at),
): number | undefined {
  const line = lineAt(text, at);
  const match = matchMake(line);
  if (match === null) return undefined;
  const length = line.length - match.rest.length;
  const make = line.slice(0, length);
  if (!(isSure || !isAmbiguous(make) || isMeant(before, make, match.rest)) || isSurname(before, match.rest))
    return undefined;
  const end = endOfModel(line, length, anyCase);
  // «(Tabbert, 1998)»: a bracket that opened in front is not the vehicle's.
  const isOpen = line[end - 1] !== ')' || /\([^)]*\)$/.test(line.slice(0, end));
  return at + (isOpen ? end : end - 1);
}

/** More of a line says nothing of the vehicle that it begins with. */
const MOST_LETTERS = 400;
const lineAt = (text: string, at: number) => text.slice(at, at + MOST_LETTERS).split('\n', 1)[0] ?? '';

/**
 * The next vehicle of «einen Hymer B … und einen Bürstner»: what stood between, a size for example, was read and taken out
 * before. Directly behind the joiner a kind is enough: «und ein Oldtimer».
 */
function furtherVehicle(text: string, end: number, anyCase: boolean): Range | undefined {
  let isJoined = false;
  for (const { 0: word, index } of [...text.slice(end, end + MOST_LETTERS).matchAll(/[\p{L}\p{N}]+|[,+&]/gu)].slice(
    0,
    MOST_BETWEEN,
  )) {
    const at = end + index;
    const isNext = JOINER.test(text.slice(end, at));
    const vehicle = isJoined || isNext ? endOfVehicle(text, at, anyCase, anyCase, ' ein ') : undefined;
    if (vehicle !== undefined) return [at, vehicle];
    const kind = KIND.exec(lineAt(text, at));
    if (isNext && kind?.index === 0) return [at, at + kind[0].length];
    isJoined ||= JOINS.has(word.toLowerCase());
    if (!JOINS.has(word.toLowerCase()) && !BESIDE.has(word.toLowerCase()) && !KIND.test(word)) return undefined;
  }
  return undefined;
}

/** «VW T5 us em 2012»: behind it the lead's year is looked for without such words. */
function withPlainYear({ words, rest }: Found): Found {
  const plain = words.replace(/ (?:aus|us|vom?)(?: (?:em|dem|jahr))+(?= (?:19|20)\d\d)/giu, '');
  // «(Jg. 2018, 7 m lang)»: what stood behind in the bracket is given elsewhere.
  return { words: plain.replace(/ \((?=[^)]*$)/u, ', '), rest };
}

/** «termin, opel astra, montag», «eura mobil profila 2020»: a part of a list or a line is the vehicle and nothing else. */
function partAt(text: string, at: number): { readonly isListed: boolean; readonly isNumbered: boolean } {
  const line = lineAt(text, at);
  const [part = ''] = line.split(',');
  const before = text.slice(Math.max(0, at - 2), at);
  const isOwnLine = /(?:^|\n) ?$/u.test(before);
  const isShort = part.trim().split(' ').length <= MOST_WORDS_OF_PART;
  const isSaid = namesDay(line) || wordsOf(line).some((word) => SENTENCE_WORDS.has(word));
  const isListed = (isOwnLine || /, ?$/u.test(before)) && isShort && (part !== line || text.slice(0, at).includes(','));
  return {
    isListed,
    isNumbered: !isSaid && ((isOwnLine && NUMBERED.test(line)) || (isListed && /\d/.test(part))),
  };
}

/** «Wohnwagen (Tabbert)», «das Fahrzeug ist ein Fendt». */
const BEHIND_KIND = new RegExp(
  `(?:${KIND.source}|fahrzeug|marke)(?:(?: ist| isch| von| vo)(?: nur| jetzt| doch| ein| en| e| der)*)?[ ,(:]+$`,
  'iu',
);
const BEHIND_ARTICLE = /(?<!\p{L})(?:eine?[nmr]?|en|e|es|em|mein\p{L}*|unser\p{L}*|üs\p{L}*|mi[ns]?|mim) $/iu;
/** «Eine Offerte für üse Knaus». */
const OWNED = /(?<!\p{L})(?:für|an|vo|von) (?:mein|unser|üs|mi[ns]|mim)\p{L}* $/iu;

/** True for makes that are names of people or words of every day as well. */
function isAmbiguous(make: string): boolean {
  return AMBIGUOUS.has(make.toLowerCase()) || (make.length < 3 && !/^vw$/i.test(make));
}

/** «MAN TGE», not «man»; «Mini Cooper», not «mini Nummer»; «Hobby 560», not «mein Hobby» and not «Anna Forster». */
function isMeant(text: string, make: string, behind: string): boolean {
  const before = text.slice(-60);
  const [, next = ''] = /^ ([\p{L}\p{N}][\p{L}\p{N}.-]*)/u.exec(behind) ?? [];
  const hasModel = /\d/.test(next) || (/^\p{Lu}/u.test(next) && (KIND.test(next) || !endsModel(next)));
  const isOwned = OWNED.test(before) && !/^hobby$/i.test(make);
  // «sunlight t68» is no light
  const isTyped =
    /^\p{L}+\d/u.test(next) || (/^\p{Lu}/u.test(make) && (make.length > 3 || make === make.toUpperCase()));
  const isPlain = BEHIND_ARTICLE.test(before) && WITH_ARTICLE.has(make.toLowerCase());
  const [, neighbour] = /(\p{Lu}\p{Ll}+) $/u.exec(before) ?? [];
  const isName = neighbour !== undefined && isNameWord(neighbour) && !KIND.test(neighbour);
  return (isPlain || (isTyped && (hasModel || isOwned || BEHIND_KIND.test(before)))) && !isName;
}

/** «Luca Ferrari»: behind a first name a make is a surname, unless its model follows. */
function isSurname(before: string, behind: string): boolean {
  const [, neighbour = ''] = /(?<!\p{L})(\p{L}+) $/u.exec(before.slice(-60)) ?? [];
  return isFirstName(neighbour) && !MODEL_WORDS.has(neighbour.toLowerCase()) && !/^ \S*\d/.test(behind);
}
