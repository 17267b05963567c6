import { wholeWords } from '../whole-words.js';
import { numberOfSpelling } from './spoken-digits.js';

const THOUSAND = '(?:tausend|tuu?sig|tuusend|tuusing|duusig|tausig)';
const HUNDRED = '(?:hundert|hundrt|hondert)';
const TWENTY = '(?:zwanzig|zwänzg|zwänzig|zwanzg)';
/** «zweitausendachtzehn», «zwöituusigachtzäh», «neunzehnhundertneunzig», «zwanzig-zwölf». */
const SPELT = wholeWords(
  `(?<century>zw\\p{L}{1,2}${THOUSAND}|n\\p{L}{2,3}z\\p{L}{1,3}${HUNDRED}|${TWENTY})(?:[ -]?und(?=[ -]|\\p{L}))?[ -]?(?<rest>\\p{L}+)`,
  'giu',
);
/** «Jahrgang achtzehn», «us em nünenünzgi»: behind these a year may be short. */
const INTRODUCED = wholeWords(
  '(?<lead>(?:(?:jg|bj|ez)\\.?|jahrgang|joorgang|baujahr|modelljahr|erstzulassung|(?:aus|us) (?:dem|em)(?: jahr)?) (?:isch |ist )?)(?<year>\\p{L}{3,})',
  'giu',
);
/** «en 89er», «ein 2019er», «'98er». Tens are decades («en 80er»), and wheels are named by their inches. */
const YEAR_OF_CLASS =
  /(?:(?<!\p{L})(?:eine?n?|en|ne|e) '?|(?<![\p{L}\d])['’])(?<year>(?:19|20)\d\d|\d[1-9]|[0-2]0)er(?![\p{L}\d])(?! ?(?:felge|räder|pneu|reife|zoll|jahr|johr|set|pack))/giu;

/** «15er Jahrgang». */
const CLASS_BEFORE =
  /(?<![\p{L}\d])'?(?<year>(?:19|20)\d\d|\d\d)er (?:jahrgang|joorgang|baujahr|modelljahr)(?!\p{L})/giu;

/**
 * A text with the building years in it in figures, as they are read: «Golf zweitausendachtzehn» is «Golf 2018», «en 89er
 * Saab» «Jg. 1989 Saab».
 */
export function withYearsInFigures(text: string): string {
  return text
    .replace(INTRODUCED, (typed: string, lead: string, word: string) => {
      // «nünenünzgi»
      const year = shortYear(numberOfSpelling(word) ?? numberOfSpelling(word.replace(/i$/u, '')));
      return year === undefined ? typed : `${lead}${year}`;
    })
    .replace(SPELT, (typed: string, century: string, rest: string) => {
      const within = numberOfSpelling(rest);
      // «en zweituusigachtzähner»
      const withinClass = within ?? numberOfSpelling(rest.replace(/n?er$/iu, ''));
      const year = withinClass === undefined ? undefined : yearOf(century, withinClass);
      return year === undefined ? typed : `${year}${within === undefined ? 'er' : ''}`;
    })
    .replace(CLASS_BEFORE, (_, year: string) => `Jg. ${shortYear(Number(year))}`)
    .replace(YEAR_OF_CLASS, (_, year: string) => `Jg. ${shortYear(Number(year))}`);
}

/** «zwanzig sieben» is no year that anybody says. */
function yearOf(century: string, within: number): number | undefined {
  if (/^n/iu.test(century)) return within >= 50 && within < 100 ? 1900 + within : undefined;
  const isShort = /^zw[aä]n/iu.test(century);
  return within > 0 && within < 50 && (!isShort || within >= 10) ? 2000 + within : undefined;
}

function shortYear(number: number | undefined): number | undefined {
  if (number === undefined || number >= 100) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}
