import { matchMake } from '@fahrzeugpflege/contracts';
import { isFirstName } from './known-names.js';
import { isNameWord } from './name-words.js';
import { ENDS, MODEL_WORDS, SENTENCE_WORDS, SMALL_WORDS, YEAR } from './vehicle-words.js';

/** Words of a model behind its make. */
const MAX_WORDS = 7;
/** «weinsberg carabus 601», as many type. */
const NAME_AND_NUMBER =
  /^ (?!über|unter|rund|etwa|circa|ungefähr|öppe|seit|länge|höhe|noch|bitte)\p{Ll}{4,} \d{2,3}(?![\d.,'’]| ?(?:cm|mm|m|ps|kg|km|chf|fr|franken|uhr|jahre))/u;
/** «Der Alfa 4.2 m»: a size. */
const METRES = /^,? ?\d{1,2}(?:[.,]\d{1,2})? ?(?:m|meter|cm)(?![\p{L}\d])/iu;
const YEARS_BEFORE = /jahrg[aä]nge? (?:(?:19|20)\d\d(?:, | und )?)+$/iu;
const AND_YEAR = /^ und (?:19|20)\d\d(?!\d)/u;
/** «Hymer vo 2012», «us em 2012», «aus dem Jahr 2012». */
const VINTAGE = /^ (?:(?:von|vo|aus|us|vom)(?: \p{L}+)?|em|dem|jahr)(?: jahr)? (?:19|20)\d\d(?!\d)/iu;

/**
 * Where the model ends: at punctuation, at a word of another kind, or after some words.
 *
 * @param anyCase whether words in small letters belong to it: «ford transit custom»
 */
export function endOfModel(line: string, start: number, anyCase: boolean): number {
  let end = start;
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const next = /^(?:,? \(?|[/+-])([\p{L}\p{N}'’][\p{L}\p{N}.,'’+/-]*\)?)/u.exec(line.slice(end));
    const word = next?.[1]?.replace(/[.,'’/-]+$/, '') ?? '';
    if (count > 0 && beginsName(line.slice(end))) break;
    if (next === null || !belongsToVehicle(word, next[0].startsWith(','), line.slice(end), anyCase, line.slice(0, end)))
      break;
    end += next[0].length - (next[1]?.length ?? 0) + word.length;
    // «Jg. 2019» goes on behind its point, a sentence does not.
    if (/^\. ?['’\d]/.test(line.slice(end))) end += 1;
  }
  return end;
}

/** «VW T6 Anna Meier», but not «Skoda Fabia» and not «Sprinter Marco Polo». */
function beginsName(text: string): boolean {
  const [, first = '', surname = ''] = /^ (\p{L}+) (\p{Lu}[\p{L}-]+)(?![\p{L}\p{N}])/u.exec(text) ?? [];
  return isFirstName(first) && !MODEL_WORDS.has(first.toLowerCase()) && isNameWord(surname);
}

function belongsToVehicle(
  word: string,
  isBehindComma: boolean,
  rest: string,
  anyCase: boolean,
  before: string,
): boolean {
  if (/^(?:von|vo|aus|us|vom|em|dem|jahr)$/i.test(word)) return VINTAGE.test(rest);
  // «Jahrgänge 2015, 2017 und 2019»
  if (word === 'und' && YEARS_BEFORE.test(before)) return AND_YEAR.test(rest);
  if (isBehindComma) return YEAR.exec(rest)?.index === 2 || /^, (?:19|20)\d\d(?!\d)/.test(rest);
  if (/\d/.test(word)) return !/^\d+(?:km|ps|m|cm)$/i.test(word) && !METRES.test(rest);
  if (MODEL_WORDS.has(word.toLowerCase())) return true;
  if (/^auf$/i.test(word)) return matchMake(rest.replace(/^ auf /i, '')) !== null;
  // «c-tourer», as voices are written down.
  if (/^\p{L}{1,2}-\p{L}{2,}$/u.test(word)) return !ENDS.test(word);
  if (NAME_AND_NUMBER.test(rest)) return !ENDS.test(word) && !SMALL_WORDS.has(word);
  const isTold = anyCase && !SENTENCE_WORDS.has(word) && !SMALL_WORDS.has(word);
  return (/^\p{Lu}/u.test(word) || isTold) && !ENDS.test(word);
}
