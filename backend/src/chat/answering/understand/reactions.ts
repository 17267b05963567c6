import type { Word } from '../../language/read-text.js';
import type { Sentence } from './reader.js';

/** What people say to an answer before they go on. As typed: «uff» is read as «auf» in the dialect. */
const REACTION =
  /^(?:o+h+|a+h+|ach|aha+|ui+|hui|oha|uff+|pf+|puh+|wow|h+m+|mhm+|äbe|ebe|eben|schad[ei]?|super|toll|cool|top|prima|perfekt|okay|okey|ok|oké|passt|verstehe|verstande?n?|verstoh|klar|gut|guet|schön|schö|danke|merci|mersi|ja|jo|joo|jaja|tja|soso|krass|mist)$/u;

/** What a remark on a price or a time is made of: «Das ist mehr als gedacht.», «Zu teuer!» */
const REMARK =
  /^(?:das|ihr|seid|überteuert|ist|ja|aber|sehr|zu|recht|ganz|gar|nicht|schlecht|teuer|günstig|billig|preiswert|viel|wenig|mehr|weniger|als|gedacht|erwartet|gemeint|happig|saftig|heftig|lange?|länger|kurz|schnell|schade|eher|doch|dann|so|echt|wirklich|noch|gut|geht|krass|stolz|ordentlich|auch)$/u;

/** Of so many words «oder was» is all that is asked. */
const LONGEST_BARE = 4;

/** «Schade. Ab wann denn wieder?», «Ja äbe, u für beidi zäme?»: without what only reacts to the answer before. */
export function withoutReactions(sentences: readonly Sentence[]): readonly Sentence[] {
  const left = sentences
    .filter((sentence, at) => at === sentences.length - 1 || !isRemark(sentence))
    .map((sentence) => ({
      ...sentence,
      words: withoutCurses(withoutTag(sentence.words.slice(reactionsIn(sentence.words)))),
    }))
    .filter(({ words }) => words.length > 0);
  return left.length > 0 ? left : sentences;
}

/** «Das ist doch gratis, oder was?»: the «was» asks nothing. */
function withoutTag(words: Sentence['words']): Sentence['words'] {
  const [before, last] = words.slice(-2).map(({ standard }) => standard);
  const isTag = words.length > LONGEST_BARE && before === 'oder' && /^(?:was|wie|nicht|etwa|so)$/.test(last ?? '');
  return isTag ? words.slice(0, -2) : words;
}

/** «Warum ist das so scheiss teuer?» asks what «so teuer» does. */
const CURSE = /^(?:verdammt|verflucht|verflixt|scheisse?|huere|dumm|blöd|elend|sau)$/;
const CURSED = /^(?:teuer|lang|lange|viel|wenig|langsam|kurz|hoch|kompliziert)$/;

function withoutCurses(words: Sentence['words']): Sentence['words'] {
  return words.filter(({ standard }, at) => !CURSE.test(standard) || !CURSED.test(words[at + 1]?.standard ?? ''));
}

function isRemark({ words, endsAsQuestion }: Sentence): boolean {
  if (!endsAsQuestion && refuses(words)) return true;
  return !endsAsQuestion && words.every(({ typed, standard }) => REMARK.test(standard) || REACTION.test(typed));
}

/** «Nein danke, keine Offerte.» */
function refuses(words: readonly Word[]): boolean {
  const said = words.slice(reactionsIn(words)).filter(({ standard }) => standard !== 'nein');
  return said.length === 2 && /^keine?[nrs]?$/.test(said[0]?.standard ?? '');
}

/** «Passt ein Camper von acht Metern hinein?»: a verb with what it speaks of. */
function asksByIt(typed: string, next: Word | undefined): boolean {
  return (
    typed === 'passt' &&
    /^(?:\p{L}*ein\p{L}{0,2}|das|der|die|es|unser\p{L}*|auch|noch|\d.*)$/u.test(next?.standard ?? '')
  );
}

/** «Guten Abend», «Hallo zusammen»: asks for no evening. */
const GREETING = /^(?:hallo|hoi|grüezi|grüessech|salü|sali|ciao|hey|hi|servus|tschau)$/;
const GREETED = /^(?:zusammen|miteinander|zäme|mitenand|team|leute)$/;
const GOOD_DAY = /^(?:guten?|schönen?) (?:tag|abend|morgen|nachmittag|mittag)$/;

/** How many words at the beginning greet. */
function greetingIn(words: readonly Word[]): number {
  const [first = '', second = ''] = words.map(({ standard }) => standard);
  if (GOOD_DAY.test(`${first} ${second}`)) return 2;
  if (!GREETING.test(first)) return 0;
  return GREETED.test(second) ? 2 : 1;
}

/** How many words at the beginning only greet or react. */
function reactionsIn(all: readonly Word[]): number {
  const greeted = greetingIn(all);
  const words = all.slice(greeted);
  const first = words.findIndex(({ typed }, at) => !REACTION.test(typed) || asksByIt(typed, words[at + 1]));
  return greeted + (first < 0 ? words.length : first);
}
