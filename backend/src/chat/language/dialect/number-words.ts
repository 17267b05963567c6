import { type Lexicon, toLexicon } from './lexicon.js';
import { NUMBER_LEXICON } from './numbers.js';

/** Forms of numbers that are no part of a longer one. */
const ALONE = /^(?:erste|zweite|zweimal|dreimal)$/;
const STANDARD =
  'ein einhalb zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend';
/** «füf-e-zwänzg», «föif-ezwänzg»: and. */
const AND = ['und', 'e', 'ä', 'ne', 'nä'];
const NOTE = /^(.+?)er(?:note|noten|nötli|nötlis|nötle|nöteli|li|lis)?$/;

const parts: Lexicon = toLexicon([
  Object.fromEntries(Object.entries(NUMBER_LEXICON).filter(([standard]) => !ALONE.test(standard))),
  Object.fromEntries(STANDARD.split(' ').map((word) => [word, word])),
  { einhalb: 'ehalb enhalb ehaub enhaub ehalbi', und: AND.join(' ') },
]);
const PART = new RegExp([...parts.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'y');

/**
 * The standard German of a number that the dialect writes together («füfhundert», «zwöituusig», «füfezwänzg»), and of a
 * banknote («Tuusigernötli» gives «tausender»); undefined for anything else.
 */
export function numberWord(typed: string): string | undefined {
  const whole = joined(typed);
  if (whole !== undefined && whole.parts > 1) return whole.word;
  const note = joined(NOTE.exec(typed)?.[1] ?? '');
  return note && /(?:zehn|zwanzig|fünfzig|hundert|tausend)$/.test(note.word) ? `${note.word}er` : undefined;
}

function joined(typed: string): { readonly word: string; readonly parts: number } | undefined {
  const found: string[] = [];
  for (let at = 0; at < typed.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(typed)?.[0];
    if (part === undefined) return undefined;
    found.push(...(parts.get(part) ?? []));
  }
  const isNumber = found.length > 0 && found[0] !== 'und' && found.at(-1) !== 'und';
  return isNumber ? { word: found.join(''), parts: found.length } : undefined;
}
