import { numberOfWord } from '../language/number-words.js';
import { wholeWords } from './whole-words.js';

/** «Jahrgang achtzehn», «us em nünenünzgi»: behind these a year may be short. */
const INTRODUCED = wholeWords(
  '((?:(?:jg|bj|ez)\\.?|jahrgang|joorgang|baujahr|modelljahr|erstzulassung|(?:aus|us) (?:dem|em)(?: jahr)?) (?:isch |ist )?)(\\p{L}{3,})',
  'giu',
);
/** «zweitausendachtzehn», «zwöituusigachtzäh», «neunzehnhundertneunzig», «zwanzig-zwölf». */
const SPELT = wholeWords(
  '(?:zw\\p{L}{1,2}(?:tau|tu|duu)\\p{L}+|n\\p{L}{2,3}z\\p{L}{1,3}h[uo]nd\\p{L}+)(?:[ -]und[ -]\\p{L}+)?|zw[aä]nzi?g[ -]\\p{L}+',
  'giu',
);
/**
 * «15er Jahrgang», «en 89er», «ein 2019er», «'98er». Tens are decades («en 80er»), and wheels are named by their inches.
 */
const CLASSES = [
  /(?<![\p{L}\d])'?((?:19|20)\d\d|\d\d)er (?:jahrgang|joorgang|baujahr|modelljahr)(?!\p{L})/giu,
  /(?:^|(?<!\p{L})(?:eine?n?|en|ne|e) '?|(?<![\p{L}\d])['’])((?:19|20)\d\d|\d[1-9]|[0-2]0)er(?![\p{L}\d])(?! ?(?:felge|räder|pneu|reife|zoll|jahr|johr|set|pack))/giu,
];

/**
 * A text with the building years in it in figures, as they are read: «Golf zweitausendachtzehn» is «Golf 2018», «en 89er
 * Saab» «Jg. 1989 Saab».
 */
export function withYearsInFigures(text: string): string {
  const spelt = text
    .replace(INTRODUCED, (typed: string, lead: string, word: string) => {
      const year = numberOfWord(word);
      return year === undefined || year > 99 ? typed : `${lead}${longYear(year)}`;
    })
    .replace(SPELT, (typed) => yearOf(typed)?.toString() ?? withEnding(yearOf(typed.replace(/n?er$/iu, ''))) ?? typed);
  return CLASSES.reduce(
    (read, pattern) => read.replace(pattern, (_, year: string) => `Jg. ${longYear(Number(year))}`),
    spelt,
  );
}

/** «en zweituusigachtzähner». */
function withEnding(year: number | undefined): string | undefined {
  return year === undefined ? undefined : `${year}er`;
}

/** A year that is said in full; «zwanzig sieben» is none that anybody says. */
function yearOf(typed: string): number | undefined {
  const [first = '', second = 0] = typed.split(/[ -](?:und[ -])?/iu).map((word) => numberOfWord(word) ?? '');
  const year = first === 20 && Number(second) >= 10 ? 2000 + Number(second) : Number(first) + Number(second);
  return (year >= 1950 && year < 2000) || (year > 2000 && year < 2050) ? year : undefined;
}

function longYear(year: number): number {
  return year > 99 ? year : year + (year < 50 ? 2000 : 1900);
}
