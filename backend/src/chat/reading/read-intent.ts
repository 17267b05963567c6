import { inStandardGerman, WordList } from '../language/dialect.js';
import { sentencesOf } from './sentences-of.js';
import { isOneSlip, wholeWords, wordsOf } from './whole-words.js';

/** A clear yes. */
const YES = new WordList(`
  ja jawohl jawoll yep yes yeah sicher klar natürlich selbstverständlich gerne okay passt passts stimmt stimmts
  richtig korrekt genau exakt einverstanden perfekt super tip top tipptopp prima bestens abschicken abschicke absenden
  absende senden sende schicken schick schicks schick's send weiterleiten los bestätige bestätigt bestätigen freigegeben jaja jou jäh jap japp jupp
  yess sure si recht oui rächt supi klaro wunderbar genehmigt j gut guit mach machs
`);

/** A no; by itself it does not say to what. */
const NO = new WordList('nein nö nee neii naa nope falsch');

/** Around a yes or a no these change nothing. */
const FILLERS = new WordList(`
  danke vielmals vielen dank bitte doch so alles das da es ist ists sind das's dass's die der den dem des sie ihr er wir
  man ich jetzt nun dann denn also und von vom wär wäre gut sehr ganz aber eh halt mal einfach können könnt kann
  kannst dürfen darf du in ordnung ornig anfrage offerte ab gleich gerade für mich mein meine meiner minuten wie
  angegeben sieht aus wirklich absolut völlig ihre ihren eure euch tschüss hilfe freue freu auf antwort rückmeldung
  voraus im schönen tag abend tönt klingt töns geht schon rasch schnell bald will hallo grüezi einen eine ein schöne
  schönes nachmittag morgen wochenende herzlichen herzlich wiederhören wiedersehen lg mfg gruss grüsse liebe beste
  freundliche bester haben ihnen endlich ändlech ändlich zusammen super
`);

/** None of these words can stand in a clear yes. */
const DOUBTS = new WordList('nicht kein keine aber falls wenn erst noch später oder moment warte warten guete gueten');

/** The visitor wants to hear no more of the enquiry. */
const CALL_OFF = new WordList(
  'stopp stop abbrechen abbruch abbreche cancel stornieren storno beenden aufhören schluss löschen verwerfen',
);

/** By these, with nothing but fillers beside them, somebody leaves. */
const GOODBYE = new WordList('tschüss adieu ade ciao wiedersehen wiederluege wiederhören');

/** Patterns are of standard German: see `inStandardGerman`. The enquiry is to go no further: «vergiss es», «lassen wir das». */
const CALLED_OFF = wholeWords(
  [
    "(?:vergiss|vergesst|vergessen sie|vergässed sie)(?:[’']?s| es| alles| das(?= ganze|[\\s.!,]*$))(?! nicht)|vergisses|verg[eä]sse(?:n wir|d? ?mer)[’']?s|umentschieden",
    '(?:lass|lassen|lömmers?)(?: wir| sie| es| s| das| doch| gut| mal)* ?(?:sein|(?:es|das) sie|bleiben|blib[eä])',
    '(?:lassen wir(?: es| das)?|löm{1,2}e?rs?(?: das| s)?|lass (?:mal|es))(?=[\\s.!,]*$)|hör(?:e|en sie)? auf|überlege? (?:es )?(?:mir|wir)(?: das| es)? ?(?:noch|nochmal)|hat sich erledigt',
    '(?:doch|eigentlich) (?:nicht|nichts(?: mehr)?)(?=[\\s.!]*$)|(?:doch )?keine? (?:offerte|anfrage|interesse|lust)(?: mehr| man)?(?![^.?\\n]*(?:termin|rückruf))',
    '(?:nicht|nichts) (?:ab|weg)?(?:senden|schicken?|sände)|(?:schick|schicken|send|senden)(?: sie| es| das| die| anfrage| bitte)* nicht|(?:will|möchte|mag)(?: ich)?(?: doch)? nicht (?:mehr|man)(?=[\\s.!]*$)',
    '(?:löschen|lösche|verwerfen|stornieren)(?: sie)?(?: bitte)? (?:alles|meine|die)|(?:alles|anfrage|angaben|daten)(?: bitte)? (?:löschen|verwerfen|abbrechen|stornieren)|nicht mehr nötig',
    '(?:lassen sie|lasst|lass|lassen) (?:es|das|s)(?: doch| lieber| bitte)?(?=\\s*[,.!]|\\s*$)|ich (?:rufen?|leute|melden?)(?: mich| mein| mittwoch)?(?: lieber| doch| dann| besser| halt)* (?:selber|selbst|säuber|direkt)(?: an| aa| a)?(?=\\s*[,.!]|\\s*$)',
    'nein danke|anders (?:überlegt|überleit|entschieden)|(?:bitte )?(?:abbrechen|abbräche)|(?:brechen|breche|brich|bräched?) (?:sie |wir |das |es )*ab',
  ].join('|'),
);
/** To a slot's question these decline the slot, to the read-back they call off. */
const RATHER_NOT = wholeWords('(?:lieber|besser) nicht|(?:will|möchte|mag)(?: ich| das)* nicht(?=[\\s.!]*$)');
/** What was read back is not right. */
const WRONG = wholeWords(
  '(?:stimmt(?: es)?|passt)(?: so| das| noch| alles)* nicht|nicht (?:ganz )?(?:richtig|korrekt)|so nicht|von vorne|neu anfangen|noch nicht',
);

const NONE = 'keine?[ns]?|keins|k[aäe]n|kenn?[es]?s?|kais';
/** What was asked for is not known or not given. */
const DECLINED = wholeWords(
  [
    'weiss(?: es| ich|s)*(?: leider| noch| gerade| auch| im moment| jetzt)* ?nicht(?: genau| mehr| auswendig| so genau)?',
    '(?:haben?|habe ich|nein),? (?:ich )?nur (?:eine? |die )?(?:(?:e-?)?mail|mailadresse)|keine? (?:fahrzeug|auto|wohnmobil)(?!,? (?:eine?|aber|sondern) )|keine ahnung|kein (?:ahnig|ahnung|plan)|ka|keine?n? (?:(?:e-?)?mail|telefon|handy|nummer|telefonnummer|adresse)|brauche? (?:ich |es |das )?nicht',
    'spi[elu]+t(?: mir| wir| für mich)? keine? ro[lu]+[eä]|(?:ist|es ist) (?:mir |wir |uns )?(?:egal|gl[ei]+ch|wurst)|egal|ke roue',
    '(?:möchte|will|mag|kann)(?: ich| das| es| dazu| hier| lieber| ihnen| euch| leider| im moment| momentan| jetzt| gerade| so| genau)* ?(?:nicht|keine)(?: angaben?)?(?: (?:angeben|sagen|nennen|verraten|machen|ag[äe]|aagäh|agäh|geben)|(?=[\\s.!]*$))',
    '(?:sagen?|sag|verraten?|nenne)(?: ich)?(?: das)? ?nicht|keine angaben?|ohne angabe',
    `(?:habe|hab)(?: ich)? (?:${NONE}|nicht)(?=[\\s.!]*$| (?:(?:e-?)?mail|telefon|handy|nummer))|gibt es (?:nicht|keine?|keins)`,
    'überspring(?:en)?|skip|noch offen|noch unklar|unbekannt|muss ich (?:noch )?(?:nachschauen|nachmessen|messen)|müsste ich schauen|sage? ich später|später|brauche? (?:ich )?keine?n?',
    '(?:lieber|besser) nicht|geht (?:sie|euch|dich|di+|niemanden) nichts an?',
  ].join('|'),
);

/** «Weiss noch nicht» objects to nothing. */
const UNKNOWING = /^(?:das |es |dass? )?(?:weiss|wüss)(?: ich| es| s| das| leider| noch| jetzt| gerade)* nicht[ .!]*$/u;
/** «Nein danke, ich sage meinen Namen nicht» refuses one answer and not the enquiry. */
const KEPT_BACK = wholeWords(
  'keine? ahn[iu]n?g|(?:sagen?|sag|verraten?|nenne|gebe|gib|geben|nennen|angeben)[^.!?\\n]{0,30} nicht|(?:meinen?|mein|minuten) (?:namen?|nummer|telefonnummer|mail|mailadresse|adresse) (?:möchte|will|kann)[^.!?\\n]{0,20} nicht|(?:gebe|gib|sagen?|sag) (?:ich |euch |ihnen )*(?:keine?|nichts)(?: daten| angaben?| date)?|ohne (?:namen?|telefon|mail|nummer)',
);
/** «Das kann ich Ihnen leider im Moment nicht sagen, ich müsste nachmessen». */
const CANT_SAY = /^(?:ja |also )*(?:das|dies)? ?(?:kann|weiss) (?:ich|man)(?: \p{L}+){0,5} nicht(?!\p{L})/u;
/** «Habe keine.» */
const NOTHING = new RegExp(`^(?:noch |habe )*(?:${NONE}|nichts)[.! ]*$`, 'u');

/** What a short message means beside the details in it. */
export type Intent = 'yes' | 'no' | 'call-off' | 'decline' | 'goodbye' | 'none';

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
  if (YES.has(word) || YES.has(withoutRepeats(word))) return true;
  if (word.length < 4 || FILLERS.has(word) || DOUBTS.has(word)) return false;
  return [...YES.words].some((yes) => isMistyped(word, yes));
}

function isMistyped(word: string, yes: string): boolean {
  const isExchanged = word.length === yes.length && [...word].sort().join('') === [...yes].sort().join('');
  return (isExchanged || yes.length >= SHORTEST_MENDED) && isOneSlip(word, yes);
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
  if (isMadeOf(GOODBYE, words)) return 'goodbye';
  const isBare = words.every((word) => CALL_OFF.has(word) || NO.has(word) || FILLERS.has(word));
  if (/sondern|statt/iu.test(message) || words.length > MOST_WORDS_OF_REFUSAL) return 'none';
  const text = inStandardGerman(message);
  if (!isFinal && (KEPT_BACK.test(text) || (words.length > MOST_WORDS && CANT_SAY.test(text)))) return 'decline';
  if (words.length > MOST_WORDS) return callsOffWithReasons(message) ? 'call-off' : 'none';
  if ((isBare && words.some((word) => CALL_OFF.has(word))) || CALLED_OFF.test(text)) return 'call-off';
  if (isFinal && RATHER_NOT.test(text)) return 'call-off';
  if (saysNothingMore(message) || UNKNOWING.test(text)) return 'decline';
  if (WRONG.test(text) || (isBare && words.some((word) => NO.has(word)))) return 'no';
  return DECLINED.test(text) || NOTHING.test(text.trim()) ? 'decline' : 'none';
}

/** «Ach nein, meine Frau macht das selber. Bitte nichts abschicken»: said in a sentence of its own. */
function callsOffWithReasons(message: string): boolean {
  return sentencesOf(message).some(({ text }) => {
    return (
      !text.includes('?') && wordsOf(text).length <= MOST_WORDS_OF_CALL_OFF && CALLED_OFF.test(inStandardGerman(text))
    );
  });
}

/** True for «Abbrechen» and its like, with nothing beside them. */
export function isCallOff(message: string): boolean {
  return isMadeOf(CALL_OFF, wordsOf(message));
}

/** True for words of the list, with at most fillers beside them. */
function isMadeOf(list: WordList, words: readonly string[]): boolean {
  return words.some((word) => list.has(word)) && words.every((word) => list.has(word) || FILLERS.has(word));
}

/** «Ok», «gut, danke»: heard, and by itself no wish. */
const HEARD = new WordList('okay gut guet super klar genau perfekt prima bestens top alles so danke vielen dank aha');

/** True for a yes that may only say that something was read. */
export function isMerelyHeard(message: string): boolean {
  const words = wordsOf(message);
  return words.length > 0 && words.every((word) => HEARD.has(word));
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

/** «Nein, nichts mehr», «nei das isch alles»: a no to what was still asked for, and no objection to what was said. */
const NOTHING_MORE =
  /^(?:nein|nö|nee|na|nach)?[ ,.!]*(?:danke[ ,.]*)?(?:(?:sonst |weiter |mehr )?(?:nichts|niit)(?: (?:mehr|weiter|weiteres|anders|anderes|sonst|man|zu ändern|zum ändere|z ändere))*|(?:das )?(?:ist|wär|wer|wäre|wars|wärs|wär's|war's|war) ?(?:das |es |s |schon |so )*(?:alles|allis)(?: (?:gut|richtig|korrekt|okay))?|das (?:wars|wärs|wäre es|wär's|war's)|mehr nicht|alles (?:gut|okay|klar|richtig|so))(?:[ ,]*(?:so|danke))*[ .!]*$/u;

/** True if somebody has nothing to add: whatever no stands in front is no objection to what was said. */
export function saysNothingMore(message: string): boolean {
  return NOTHING_MORE.test(inStandardGerman(message.trim()));
}
