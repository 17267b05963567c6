import { WordList } from '../language/dialect.js';
import { isOneSlip, wordsOf } from './whole-words.js';

/** A clear yes. */
const YES = new WordList(`
  ja jawohl jawoll yep yes yeah sicher klar natürlich selbstverständlich gerne okay passt passts stimmt stimmts
  richtig korrekt genau exakt einverstanden perfekt super tip top tipptopp prima bestens abschicken abschicke absenden
  absende senden sende sände send schicken schick schicks schick's schicket schickets schicket's schicked schickeds
  schicked's weiterleiten los bestätige bestätigt bestätigen freigegeben jaja jou jäh jap japp jupp yess sure si
  recht oui rächt supi klaro wunderbar genehmigt j gut guit mach machs
`);

/** Around a yes or a no these change nothing. */
const FILLERS = new WordList(`
  danke vielmals vielen dank bitte doch so alles das da es ist ists sind das's dass's sie's die der den dem des sie ihr er wir
  man ich jetzt nun dann denn also und von vom wär wäre gut sehr ganz aber eh halt mal einfach können könnt kann
  kannst dürfen darf du in ordnung ornig anfrage offerte ab gleich gerade für mich mein meine meiner minuten wie
  angegeben sieht aus wirklich absolut völlig ihre ihren eure euch tschüss hilfe freue freu auf antwort rückmeldung
  eben gärn gäre voraus im schönen tag abend tönt klingt töns geht schon rasch schnell bald will hallo grüezi
  einen eine ein schöne schönes nachmittag morgen wochenende herzlichen herzlich wiederhören wiedersehen lg mfg gruss
  grüsse liebe beste freundliche bester haben ihnen endlich ändlech ändlich zusammen super sonst aufs wort
  damit raus eso
`);

/** None of these words can stand in a clear yes. */
const DOUBTS = new WordList('nicht kein keine aber falls wenn erst noch später oder moment warten guete gueten');

/** Shorter words are names or makes with one letter changed: «super» and «Suter», «passt» and «Passat». */
const SHORTEST_MENDED = 6;
/** What surrounds a sign or changes its colour. */
const AROUND_SIGNS = /\p{Emoji_Modifier}|\ufe0f|\s|\p{P}/gu;
/** Beside a sign pictures say nothing more: «🚗👍». */
const PICTURES = /(?!👍|👌|✅|✔|☑|🙂|😊|🆗|👎|❌|🚫|🤷)\p{Extended_Pictographic}/gu;
const withoutRepeats = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
const YES_SIGNS = /^(?:👍|👌|✅|✔|☑|🙂|😊|🆗)+$/u;

/** A message without what surrounds its signs: what a thumb or a cross is told by. */
export function bareSigns(message: string): string {
  return message.replace(AROUND_SIGNS, '');
}

/** A yes that nothing speaks against: each of its words belongs to it. */
export function isClearYes(message: string): boolean {
  if (YES_SIGNS.test(bareSigns(message).replace(PICTURES, ''))) return !message.includes('?');
  const words = wordsOf(message);
  if (message.includes('?')) return false;
  const isSaid = words.some(isYes) || /in (?:bester )?(?:ordnung|ornig)/.test(words.join(' '));
  return isSaid && words.every((word) => (isYes(word) || FILLERS.has(word)) && !DOUBTS.has(word));
}

/** Also «stimtm» and «jaa»: a slip of the finger makes no other word of it. */
function isYes(word: string): boolean {
  if (YES.has(word) || YES.has(withoutRepeats(word))) return true;
  if (word.length < 4 || FILLERS.has(word) || DOUBTS.has(word)) return false;
  return [...YES.words].some((yes) => yes.length >= SHORTEST_MENDED && isOneSlip(word, yes));
}

/** True for a yes that says what is to be done: «ja, schick ab». */
export function saysToSend(message: string): boolean {
  return isClearYes(message) && /(?<!\p{L})(?:(?:ab)?(?:send|schick|schigg)\p{L}*|los)(?!\p{L})/iu.test(message);
}

/** «Ok», «gut, danke»: heard, and by itself no wish. */
const HEARD = new WordList('okay gut guet super klar genau perfekt prima bestens top alles so danke vielen dank aha');

/** True for a yes that may only say that something was read. */
export function isMerelyHeard(message: string): boolean {
  const words = wordsOf(message);
  return words.length > 0 && words.every((word) => HEARD.has(word));
}
