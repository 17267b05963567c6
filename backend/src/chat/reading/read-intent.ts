import { sentencesOf } from './is-question.js';
import { isOneSlip, wholeWords, wordSet, wordsOf } from './whole-words.js';

/** A clear yes, in standard and Swiss German. */
const YES = wordSet(`
  ja jo jaa joo jawohl jawoll jep jup yes yep yeah sicher klar natürlich selbstverständlich gern gerne ok okay oke oki okey
  passt passts stimmt stimmts richtig korrekt genau exakt einverstanden perfekt super tip tiptop tipptopp top prima bestens
  abschicken abschicke absenden absende senden sende schicken schicke schick send los bestätige bestätigt bestätigen
  freigegeben jaja jou jäh jap japp jupp yeah yess sure si recht rächt oui supi klaro wunderbar okidoki genehmigt j jä gut guet guat guät guit mach machs
`);

/** A no; by itself it does not say to what. */
const NO = wordSet('nein nei nö nee ne neii naa nope no falsch');

/** Around a yes or a no these change nothing. */
const FILLERS = wordSet(`
  danke merci vielmal vielen vilmal dank bitte doch so alles das da es ist isch sind das's dass's die der den dem de d s sie ihr
  er mir mer me ich i jetzt jetz itz iez jitz nun dann denn also und vo von wär wäre wärs gut guet guat guät sehr ganz eso u aber eh halt mal einfach chönd chönt
  können könnt kann chan chasch chöit dörfed dürfen darf dörf du in ordnung ornig anfrage offerte afrog aafrag ab aso gleich grad
  für mich mis min mein meine meiner wie angegeben sieht gseht us aus wirklich absolut völlig ihre ihren eure euch eu tschüss ciao adieu hilfe freue freu auf antwort rückmeldung voraus im schönen tag abend
  tönt klingt töns ists isches geht gaht goht geit schon scho rasch schnell bald will hallo grüezi einen eine schöne schönes nachmittag morgen wochenende herzlichen herzlich wiederhören wiedersehen wiederluege widerluege uf ade lg mfg gruss grüsse grüess liebe liebi beste freundliche bester haben ihnen endlich ändlech ändlich zusammen zäme mitenand super
`);

/** None of these words can stand in a clear yes. */
const DOUBTS = wordSet(
  'nicht nid ned nöd nöt net kein keine aber falls wenn erst noch später oder moment warte warten',
);

/** The visitor wants to hear no more of the enquiry. */
const CALL_OFF = wordSet(
  'stopp stop abbrechen abbruch abbreche cancel stornieren storno beenden aufhören schluss löschen verwerfen',
);

/** The enquiry is to go no further: «vergiss es», «lassen wir das». */
const CALLED_OFF = wholeWords(
  [
    "vergiss(?:[’']s| es| das)(?! (?:nicht|nid|nöd|ned))|vergisses|vergesst es|vergessen sie (?:es|das)|vergässed sie[’']?s",
    '(?:lass|lassen|lömmer|lömmers|lönd|la|lah|loh)(?: wir| mer| mers| sie| es|s| das| doch| gut| mal)* ?(?:sein|si|bleiben|blibe|blibä)',
    '(?:lassen wir(?: es| das)?|löm{1,2}e?rs?(?: das| s)?|lass (?:mal|es))(?=[\\s.!,]*$)|hör(?:e|en sie)? (?:uf|auf)|überleg(?:e)? (?:es )?mir(?: das| es)? ?(?:noch|nochmal|nomal)|(?:hat|het|hät) sich erledigt',
    '(?:doch|eigentlich) (?:nicht|nid|nöd|ned|nöt)(?=[\\s.!]*$)|(?:doch )?(?:keine|kei) (?:offerte|anfrage|interesse|lust)(?: mehr| me)?',
    '(?:nicht|nid|nöd|ned|nichts|nüt|nix) (?:ab|weg)?(?:senden|schicken|schicke|sände)|(?:schick|schicken|schicked|send|senden)(?: sie| es| das| die| anfrage| bitte)* (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott|wett)(?: ich| i)?(?: doch)? (?:nüm|nümm|nümme|nicht mehr|nid me|nöd me)(?=[\\s.!]*$)',
    '(?:löschen|lösche|verwerfen|stornieren)(?: sie)?(?: bitte)? (?:alles|meine|die|mini)|(?:alles|anfrage|angaben|daten)(?: bitte)? (?:löschen|verwerfen|abbrechen|stornieren)|nüm(?:m|me)? nötig|nicht mehr nötig',
    '(?:lassen sie|lasst|lass|lönd) (?:es|das|s)(?: doch| lieber| bitte)?(?=\\s*[,.!]|\\s*$)|(?:ich|i|ig) (?:rufe|lüte|lüt|melde|mälde)(?: mich| mi)?(?: lieber| doch| dann| besser| halt)* (?:selber|selbst|sälber|säuber|direkt)(?: an| aa| a)?(?=\\s*[,.!]|\\s*$)',
    '(?:nein|nei) (?:danke|merci)|anders überlegt|andersch überleit|(?:bitte )?(?:abbrechen|abbräche)|(?:brechen|breche|brich|bräche|bräched) (?:sie |wir |mer |das |es )*ab',
  ].join('|'),
);
/** To a slot's question these decline the slot, to the read-back they call off. */
const RATHER_NOT = wholeWords(
  '(?:lieber|besser) (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott)(?: ich| i| das)* (?:nicht|nid|nöd|ned)(?=[\\s.!]*$)',
);
/** What was read back is not right. */
const WRONG = wholeWords(
  '(?:stimmt|stimmts|passt)(?: so| das| noch| alles)* (?:nicht|nid|nöd|ned|nöt)|(?:nicht|nid|nöd|ned) (?:ganz )?(?:richtig|korrekt)|so (?:nicht|nid|nöd|ned)|von vorne|neu anfangen|noch nicht|nonig|no nid|no nöd',
);

/** What was asked for is not known or not told. */
const DECLINED = wholeWords(
  [
    'weiss(?: es| ich| i|s)*(?: leider| noch| grad| gerade| auch| im moment| jetzt| no)* ?(?:nicht|nid|nöd|ned|nöt)(?: genau| mehr| auswendig| so genau)?',
    '(?:hab|habe|ha|han|hani|nei|nein),? (?:ich |i )?(?:nur|nume|nu|numä) (?:e |eine |en |d |ein )?(?:mail|e-?mail|mailadresse)|keine? (?:fahrzeug|auto|wohnmobil)(?!,? (?:ein|eine|en|e|aber|sondern) )|kei (?:fahrzüg|outo|auto|womo)|keine ahnung|keine?n? (?:e-?mail|mail|telefon|handy|natel|nummer|telefonnummer|adresse)|brauche? (?:ich |es |das )?(?:nicht|nid|nöd)|kei ahnig|kä ahnig|kei ahnung|ka|kein plan',
    '(?:spielt|spiut|spilt)(?: mir| für mich)? (?:keine|kei|ke) (?:rolle|rolä|roue)|(?:ist|isch|es ist) (?:mir |mer )?(?:egal|gleich|glich|wurst)|egal|isch glich|mir glich',
    '(?:möchte|will|wott|mag|möcht|kann)(?: ich| i| das| es| dazu| hier| lieber| ihnen| euch| leider| im moment| momentan| jetzt| gerade| grad| so| genau)* ?(?:nicht|nid|nöd|ned|nöt|keine)(?: angaben?)?(?: (?:angeben|sagen|nennen|verraten|machen|säge|agä|aagäh|agäh|geben)|(?=[\\s.!]*$))',
    '(?:sage|säg|verrate|nenne)(?: ich| i)?(?: das)? ?(?:nicht|nid|nöd|ned)|keine angaben?|ohne angabe',
    '(?:habe|hab|han|ha)(?: ich| i)? (?:keine?[ns]?|keins|kei|keis|ke|kes|kens|kenes|kais|ken|nicht|nid|nöd)(?=[\\s.!]*$| (?:e-?mail|mail|telefon|handy|natel|nummer))|hani (?:nöd|nid|ned|keis|kei|kein|kän)|gibt es (?:nicht|keine)|gits (?:nöd|nid|keis)',
    'überspringen|überspring|skip|noch offen|no offe|noch unklar|unbekannt|muss ich (?:noch )?(?:nachschauen|nachmessen|messen)|müesst i luege|sag(?:e)? ich später|später|brauche? (?:ich )?keine?n?',
    '(?:lieber|besser) (?:nicht|nid|nöd|ned)|(?:geht|gaht|goht|geit) (?:sie|euch|eu|öich|dich|di|dii|niemanden) (?:nichts|nüt|nix) (?:an|aa|a)',
  ].join('|'),
);

/** «Weiss noch nicht» objects to nothing. */
const UNKNOWING =
  /^(?:das |es |dass? )?(?:weiss|weis|wäiss|wüss)(?: ich| i| es| s| das| leider| noch| no| jetzt| grad)* (?:nicht|nid|nöd|ned|nöt)[ .!]*$/iu;
/** «Nein danke, ich sage meinen Namen nicht» refuses one answer and not the enquiry. */
const KEPT_BACK = wholeWords(
  'keine ahnung|kei ahnig|kei ahnung|(?:sage|säge|säg|verrate|nenne|gebe|gib|gibe|geben|nennen|sagen|angeben)[^.!?\\n]{0,30} (?:nicht|nid|nöd|ned)|(?:meine[n]?|mini|min) (?:name[n]?|nummer|telefonnummer|mail|mailadresse|adresse) (?:möchte|will|wott|kann)[^.!?\\n]{0,20} (?:nicht|nid|nöd|ned)|(?:gebe|gib|gibe|sage|säge) (?:ich |i |euch |ihnen )*(?:keine|kei|nüt|nichts)(?: daten| angaben?| date)?|ohne (?:name[n]?|telefon|mail|nummer)',
);
/** «Das kann ich Ihnen leider im Moment nicht sagen, ich müsste nachmessen». */
const CANT_SAY =
  /^(?:ja |also )*(?:das|dies)? ?(?:kann|chan|cha|weiss|weis) (?:ich|i|me|man)(?: \p{L}+){0,5} (?:nicht|nid|nöd|ned)(?!\p{L})/iu;
/** «Habe keine.» */
const NOTHING = /^(?:noch |habe |ha )*(?:keine?[ns]?|keins|kei|keis|nichts|nüt|nix)[.! ]*$/iu;

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

/** «Nein, nichts mehr», «nei das isch alles»: a no to what was still asked for, and to what is told no objection. */
const NOTHING_MORE =
  /^(?:nein|nei|nö|nee|ne|na)?[ ,.!]*(?:(?:danke|merci)[ ,.]*)?(?:(?:sonst |weiter |meh |mehr )?(?:nichts|nüt|nix|nünt|nüüt|niit)(?: (?:mehr|meh|weiter|weiteres|anders|anderes|sonst|me|zu ändern|z ändere|zum ändere))*|(?:das )?(?:ist|isch|wär|wäre|wars|wärs|wär's|war's|war) ?(?:das |s |scho |schon |so )*(?:alles|allis|aues)(?: (?:gut|guet|richtig|korrekt|ok|okay))?|das (?:wars|wärs|wär's|war's)|mehr (?:nicht|nid|nöd)|(?:alles|aues) (?:gut|guet|ok|okay|klar|richtig|so))(?:[ ,]*(?:so|danke|merci))*[ .!]*$/iu;

/** True if somebody has nothing to add: whatever no stands in front is none to what was told. */
export function saysNothingMore(message: string): boolean {
  return NOTHING_MORE.test(message.trim());
}
