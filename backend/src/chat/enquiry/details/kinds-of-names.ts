import { matchMake } from '@fahrzeugpflege/contracts';
import { readIntent } from '../../dialogue/read-intent.js';
import { wordSet } from '../whole-words.js';
import { isFirstName, isKnownName } from './known-names.js';
import { isCapitalised, isNameWord, PARTICLES } from './name-words.js';

/** These say when or how large. */
const WHENS = wordSet(`
  ostern oschtere pfingsten auffahrt weihnachten wiehnacht fasnacht fasnet neujahr silvester feierabend sofort baldmöglichst
  schnellstmöglich flexibel jederzeit irgendwann demnächst zeitnah mittags abends vormittags nachmittags morgens wochentags
  werktags asap normal standard klein gross mittel lang kurz hoch niedrig unbekannt bald hüt morn übermorgen dringend
  nirgends alkoven teilintegriert vollintegriert kastenwagen
`);

/** «Hauser»; «Ostern» and «Jederzeit» say when. */
export function isLoneSurname(text: string): boolean {
  const isWord =
    /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
    isNameWord(text) &&
    !WHENS.has(text.toLowerCase()) &&
    !/(?:tag|mittag|abend|abig|morgen)s?$/iu.test(text);
  return isWord && matchMake(text) === null && readIntent(text, false) === 'none';
}

/** «markus weber», where nobody types capitals. */
export function isSmallName(words: string): boolean {
  const [first = '', ...others] = words.split(' ');
  return words === words.toLowerCase() && others.length === 1 && isFirstName(first) && isKnownName(words);
}

/** «Hymer, Kunz, 079 …»: a surname that is common here, as a part of its own. */
export function isSurnameOfList(words: string, text: string): boolean {
  return (
    isCapitalised(words) && !words.includes(' ') && /[,;\n]/.test(text) && isKnownName(words) && !isFirstName(words)
  );
}

/** Not asked for, it takes two words, each with a capital. */
export function isFullName(words: string): boolean {
  const parts = words.split(' ');
  return parts.length > 1 && parts.every((word) => isCapitalised(word) || PARTICLES.has(word));
}
