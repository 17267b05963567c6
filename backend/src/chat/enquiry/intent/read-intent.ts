import { wholeWords, wordsOf } from '../whole-words.js';
import { CALL_OFF, DOUBTS, FILLERS, NO, YES } from './intent-words.js';

/** What a short message means beside the details in it. */
export type Intent = 'yes' | 'no' | 'call-off' | 'decline' | 'none';

/** Longer messages are no mere yes or no. */
const MOST_WORDS = 9;
/** What surrounds a sign or changes its colour. */
const AROUND_SIGNS = /\p{Emoji_Modifier}|\ufe0f|\s|\p{P}/gu;
const YES_SIGNS = /^(?:👍|👌|✅|✔|☑|🙂|😊|🆗)+$/u;
const NO_SIGNS = /^(?:👎|❌|🚫)+$/u;

const CALLED_OFF = wholeWords(
  [
    "vergiss(?:[’']s| es| das)(?! (?:nicht|nid|nöd|ned))|vergisses|vergesst es|vergessen sie (?:es|das)|vergässed sie[’']?s",
    '(?:lass|lassen sie|lömmer|lömmers|lönd sie|la)(?: wir)?(?: es|s| das)?(?: gut)? ?(?:sein|si|bleiben|blibe|blibä)',
    '(?:lassen wir(?: es| das)?|lömmers|lass (?:mal|es))(?=[\\s.!]*$)|hör(?:e|en sie)? (?:uf|auf)|überleg(?:e)? (?:es )?mir(?: das| es)? ?(?:noch|nochmal|nomal)|(?:hat|het|hät) sich erledigt',
    '(?:doch|eigentlich) (?:nicht|nid|nöd|ned|nöt)(?=[\\s.!]*$)|(?:doch )?(?:keine|kei) (?:offerte|anfrage|interesse|lust)(?: mehr| me)?',
    '(?:nicht|nid|nöd|ned) (?:ab)?(?:senden|schicken|schicke)|(?:schick|schicken|schicked|send|senden)(?: sie| es| das| die| anfrage| bitte)* (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott|wett)(?: ich| i)?(?: doch)? (?:nüm|nümm|nümme|nicht mehr|nid me|nöd me)(?=[\\s.!]*$)',
    '(?:löschen|lösche|verwerfen|stornieren)(?: sie)?(?: bitte)? (?:alles|meine|die|mini)|(?:alles|anfrage|angaben|daten)(?: bitte)? (?:löschen|verwerfen|abbrechen|stornieren)|nüm(?:m|me)? nötig|nicht mehr nötig',
    '(?:nein|nei) (?:danke|merci)|anders überlegt|andersch überleit|(?:bitte )?(?:abbrechen|abbräche)|(?:brechen|brich) (?:sie )?(?:das |es )?ab',
  ].join('|'),
);
/** To a slot's question these decline the slot, to the read-back they call off. */
const RATHER_NOT = wholeWords(
  '(?:lieber|besser) (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott)(?: ich| i| das)* (?:nicht|nid|nöd|ned)(?=[\\s.!]*$)',
);
const WRONG = wholeWords(
  '(?:stimmt|stimmts|passt)(?: so| das| noch| alles)* (?:nicht|nid|nöd|ned|nöt)|(?:nicht|nid|nöd|ned) (?:ganz )?(?:richtig|korrekt)|so (?:nicht|nid|nöd|ned)|von vorne|neu anfangen|noch nicht|nonig|no nid|no nöd',
);

const DECLINED = wholeWords(
  [
    'weiss(?: es| ich| i|s)*(?: leider| noch| grad| gerade| auch| im moment| jetzt| no)* ?(?:nicht|nid|nöd|ned|nöt)(?: genau| mehr| auswendig| so genau)?',
    'keine ahnung|keine?n? (?:e-?mail|mail|telefon|handy|natel|nummer|telefonnummer|adresse)|brauche? (?:ich |es |das )?(?:nicht|nid|nöd)|kei ahnig|kä ahnig|kei ahnung|ka|kein plan',
    '(?:spielt|spiut|spilt)(?: mir| für mich)? (?:keine|kei|ke) (?:rolle|rolä|roue)|(?:ist|isch|es ist) (?:mir |mer )?(?:egal|gleich|glich|wurst)|egal|isch glich|mir glich',
    '(?:möchte|will|wott|mag|möcht|kann)(?: ich| i| das| es| dazu| hier| lieber)* ?(?:nicht|nid|nöd|ned|nöt|keine)(?: angaben?)?(?: (?:angeben|sagen|nennen|verraten|machen|säge|agä|aagäh|agäh|geben)|(?=[\\s.!]*$))',
    '(?:sage|säg|verrate|nenne)(?: ich| i)?(?: das)? ?(?:nicht|nid|nöd|ned)|keine angaben?|ohne angabe',
    '(?:habe|hab|han|ha)(?: ich| i)? (?:keine?n?|kei|keis|ken|nicht|nid|nöd)(?=[\\s.!]*$| (?:e-?mail|mail|telefon|handy|natel|nummer))|hani (?:nöd|nid|ned|keis|kei|kein|kän)|gibt es (?:nicht|keine)|gits (?:nöd|nid|keis)',
    'überspringen|überspring|skip|noch offen|no offe|noch unklar|unbekannt|muss ich (?:noch )?(?:nachschauen|nachmessen|messen)|müesst i luege|sag(?:e)? ich später|später|brauche? (?:ich )?keine?n?',
    '(?:lieber|besser) (?:nicht|nid|nöd|ned)|geht (?:sie|euch|niemanden) nichts an|gaht (?:eu|sie) nüt aa',
  ].join('|'),
);

const NOTHING = /^(?:noch |habe |ha )*(?:keine?[ns]?|keins|kei|keis|nichts|nüt|nix)[.! ]*$/iu;

/** A yes that nothing speaks against: each of its words belongs to it. */
export function isClearYes(message: string): boolean {
  if (YES_SIGNS.test(message.replace(AROUND_SIGNS, ''))) return !message.includes('?');
  const words = wordsOf(message);
  if (words.length === 0 || words.length > MOST_WORDS || message.includes('?')) return false;
  const isYes = words.some((word) => YES.has(word)) || /in (?:ordnung|ornig)/.test(words.join(' '));
  return isYes && words.every((word) => (YES.has(word) || FILLERS.has(word)) && !DOUBTS.has(word));
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
  if (words.length > MOST_WORDS || /sondern|statt/iu.test(message)) return 'none';
  if ((isBare && words.some((word) => CALL_OFF.has(word))) || CALLED_OFF.test(message)) return 'call-off';
  if (isFinal && RATHER_NOT.test(message)) return 'call-off';
  if (WRONG.test(message) || (isBare && words.some((word) => NO.has(word)))) return 'no';
  return DECLINED.test(message) || NOTHING.test(message.trim()) ? 'decline' : 'none';
}

/** A thumb down is a no; a dash in the place of an answer leaves it out. */
function readSigns(message: string): Intent {
  if (NO_SIGNS.test(message.replace(AROUND_SIGNS, ''))) return 'no';
  return /^\s*[-–—.]{1,3}\s*$/u.test(message) ? 'decline' : 'none';
}
