import { typingMistakes } from '../../language/distance.js';
import { wordsOf } from '../whole-words.js';
import { CALL_OFF, DOUBTS, FILLERS, NO, YES } from './intent-words.js';
import { saysNothingMore } from './nothing-more.js';
import { CALLED_OFF, CANT_SAY, DECLINED, KEPT_BACK, NOTHING, RATHER_NOT, UNKNOWING, WRONG } from './refusal-words.js';
import { sentencesOf } from './sentences.js';

/** What a short message means beside the details in it. */
export type Intent = 'yes' | 'no' | 'call-off' | 'decline' | 'none';

/** Longer messages are no mere no or refusal. */
const MOST_WORDS = 9;
/** Of a yes, with all its thanks. */
const MOST_WORDS_OF_YES = 14;
/** Of a refusal with its reasons. */
const MOST_WORDS_OF_REFUSAL = 16;
/** Of the sentence that calls off, beside those that say why. */
const MOST_WORDS_OF_CALL_OFF = 6;
/** Shorter words are names or makes with one letter changed: «super» and «Suter», «passt» and «Passat». */
const SHORTEST_MENDED = 6;
/** What surrounds a sign or changes its colour. */
const AROUND_SIGNS = /\p{Emoji_Modifier}|\ufe0f|\s|\p{P}/gu;
/** Beside a sign pictures say nothing more: «🚗👍». */
const PICTURES = /(?!👍|👌|✅|✔|☑|🙂|😊|🆗|👎|❌|🚫|🤷)\p{Extended_Pictographic}/gu;
const withoutRepeats = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
const YES_ONCE = new Set([...YES].map(withoutRepeats));
const YES_SIGNS = /^(?:👍|👌|✅|✔|☑|🙂|😊|🆗)+$/u;
const NO_SIGNS = /^(?:👎|❌|🚫)+$/u;
const SHRUG = /^(?:🤷(?:\u200d?[♀♂])?)+$/u;

/** A yes that nothing speaks against: each of its words belongs to it. */
export function isClearYes(message: string): boolean {
  if (YES_SIGNS.test(message.replace(AROUND_SIGNS, '').replace(PICTURES, ''))) return !message.includes('?');
  const words = wordsOf(message);
  if (words.length === 0 || words.length > MOST_WORDS_OF_YES || message.includes('?')) return false;
  const isSaid = words.some(isYes) || /in (?:bester )?(?:ordnung|ornig)/.test(words.join(' '));
  return isSaid && words.every((word) => (isYes(word) || FILLERS.has(word)) && !DOUBTS.has(word));
}

/** Also «stimtm» and «jaa»: a slip of the finger makes no other word of it. */
function isYes(word: string): boolean {
  if (YES.has(word) || YES_ONCE.has(withoutRepeats(word))) return true;
  if (word.length < 4 || FILLERS.has(word) || DOUBTS.has(word)) return false;
  return [...YES].some((yes) => isMistyped(word, yes));
}

function isMistyped(word: string, yes: string): boolean {
  const isExchanged = word.length === yes.length && [...word].sort().join('') === [...yes].sort().join('');
  return (isExchanged || yes.length >= SHORTEST_MENDED) && typingMistakes(word, yes, 1) !== undefined;
}

/**
 * Reads a short message; details and questions in it are judged by others.
 *
 * @param isFinal whether it answers the read-back, where a refusal is about the whole enquiry
 */
export function readIntent(message: string, isFinal: boolean): Intent {
  if (isClearYes(message)) return 'yes';
  const words = wordsOf(message);
  if (words.length === 0) return readSigns(message);
  const isBare = words.every((word) => CALL_OFF.has(word) || NO.has(word) || FILLERS.has(word));
  if (/sondern|statt/iu.test(message) || words.length > MOST_WORDS_OF_REFUSAL) return 'none';
  if (!isFinal && (KEPT_BACK.test(message) || (words.length > MOST_WORDS && CANT_SAY.test(message)))) return 'decline';
  if (words.length > MOST_WORDS) return callsOffWithReasons(message) ? 'call-off' : 'none';
  if ((isBare && words.some((word) => CALL_OFF.has(word))) || CALLED_OFF.test(message)) return 'call-off';
  if (isFinal && RATHER_NOT.test(message)) return 'call-off';
  if (saysNothingMore(message)) return 'decline';
  if (UNKNOWING.test(message)) return 'decline';
  if (WRONG.test(message) || (isBare && words.some((word) => NO.has(word)))) return 'no';
  return DECLINED.test(message) || NOTHING.test(message.trim()) ? 'decline' : 'none';
}

/** «Ach nein, meine Frau macht das selber. Bitte nichts abschicken»: said in a sentence of its own. */
function callsOffWithReasons(message: string): boolean {
  return sentencesOf(message).some(({ text }) => {
    return !text.includes('?') && wordsOf(text).length <= MOST_WORDS_OF_CALL_OFF && CALLED_OFF.test(text);
  });
}

/** True for «Abbrechen» and its like, with nothing beside them. */
export function isCallOff(message: string): boolean {
  const words = wordsOf(message);
  return words.some((word) => CALL_OFF.has(word)) && words.every((word) => CALL_OFF.has(word) || FILLERS.has(word));
}

/** True for a yes that says what is to be done: «ja, schick ab». */
export function saysToSend(message: string): boolean {
  return isClearYes(message) && /(?<!\p{L})(?:(?:ab)?(?:send|schick|schigg)\p{L}*|los)(?!\p{L})/iu.test(message);
}

/** A thumb down is a no; a shrug or a dash in the place of an answer leaves it out. */
function readSigns(message: string): Intent {
  if (NO_SIGNS.test(message.replace(AROUND_SIGNS, ''))) return 'no';
  const isLeftOut = SHRUG.test(message.replace(AROUND_SIGNS, '')) || /^\s*[-–—.]{1,3}\s*$/u.test(message);
  return isLeftOut ? 'decline' : 'none';
}
