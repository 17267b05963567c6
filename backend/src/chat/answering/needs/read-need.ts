import type { Word } from '../../language/read-text.js';
import { isOneVehicle } from '../sentence/names-vehicle.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { isPlace } from '../subjects/subject-kinds.js';
import { isFunctionWord } from '../understand/function-words.js';
import { compilePattern, type StemOf } from '../understand/pattern.js';
import type { Sentence } from '../understand/reader.js';
import { isVehicle } from '../understand/vehicle-count.js';
import { type Need, needs } from './needs.js';
import { otherMatters } from './other-matters.js';

/** What a message needs that only tells something; undefined where it asks, or where nothing of the kind is told. */
export type ReadNeed = (sentences: readonly Sentence[]) => Need | undefined;

const ASKS = /^(?:was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wer|wem|woher|womit|wieviele?|wozu|wofür|ob)$/;
const SEEKS = /^(?:suche|such|suchen|brauche|brauchen|hätte|hätten)$/;
/** «wie ein Saustall», «wie nach einem Sturm»: compared, and not asked. */
const MEASURED = /^(?:viele?|lange?|oft|teuer|hoch|gross|weit|schnell|kann|komme?|macht|ist|geht|läuft|sieht)$/;
const BEGINS =
  /^(?:kann|können|könnt|könnten|könntet|habt|haben|macht|machen|gibt|darf|nehmt|holt|ist|sind|seid|muss|müssen|braucht|soll|sollen|reicht|geht|passt|lohnt|hat|kommt|bietet|bekomme|wird|werden)$/;

/** «Was raten Sie ihnen?», «Was soll ich da tun?» */
const ADVICE =
  /^(?:und )?was (?:raten|rät|ratet|empfehlen|empfehlt|schlagen|(?:kann|könnte|soll|sollte|sollen|können|mache|machen|tun) (?:man|ich|wir|sie|ihr)(?: (?:da|jetzt|nun|nur|bloss|dagegen|damit|noch|am|besten))* ?(?:tun|machen|unternehmen)?)(?: |$)/;
const HELPING = /^(?:schafft|schaffen|kriegt|hilft|retten|rettet|lösen|hinbekommen|hinkriegen|helfen|zuständig)$/;

/** «Im Wohnzimmer hat der Hund auf den Teppich gemacht» is told of no vehicle. */
const AT_HOME =
  /^(?:haus|hauses|hausdach|wohnung|wohnzimmer|schlafzimmer|kinderzimmer|badezimmer|sofa|couch|keller|garten|balkon|fassade|büro|velo|velos|boot|schiff|pferd|laptop|handy|himmel)$/;

/** So many small words has a sentence. */
const LEAST_SMALL_WORDS = 2;

/** @param saysNothing whether a word stands in questions about anything */
export function createReadNeed(
  stemOf: StemOf,
  findSubjects: FindSubjects,
  saysNothing: (word: Word) => boolean,
): ReadNeed {
  const compiled = needs.map((need) => ({
    need,
    patterns: need.patterns.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  const others = otherMatters.map((pattern) => compilePattern(pattern, stemOf));
  return (sentences) => {
    const words = sentences.flatMap((sentence) => sentence.words);
    const isAsked = sentences.some((sentence) => asks(sentence) && !asksForHelp(sentence, saysNothing));
    if (others.some((pattern) => pattern(words) !== undefined)) return undefined;
    const isElsewhere = words.some(({ standard }) => AT_HOME.test(standard)) && !words.some(isOwn);
    if (isAsked || isElsewhere || !tells(words)) return undefined;
    const told = compiled.find(({ patterns }) => patterns.some((pattern) => pattern(words) !== undefined))?.need;
    return told ?? hinted(words, findSubjects);
  };
}

function isOwn(word: Word): boolean {
  return isVehicle(word) || isOneVehicle(word);
}

/** «Der Klassiker soll nie rosten»: what is said of a vehicle hints at a service. */
function hinted(words: readonly Word[], findSubjects: FindSubjects): Need | undefined {
  const { subjects, isNamed } = findSubjects(words);
  const [subject] = subjects;
  if (!subject?.page || isNamed || !words.some(isOwn)) return undefined;
  return { id: isPlace(subject) ? 'place' : 'hinted', patterns: [], helps: [subject.id] };
}

/** «Schafft ihr das?», «Könnt ihr da etwas machen?»: asks for nothing but help with what is told. */
function asksForHelp({ words }: Sentence, saysNothing: (word: Word) => boolean): boolean {
  if (ADVICE.test(words.map(({ standard }) => standard).join(' '))) return true;
  return !words.some(isQuestionWord) && words.every((word) => saysNothing(word) || HELPING.test(word.standard));
}

/** Keywords tell nothing: «Unterlagen Auto verkaufen». */
function tells(words: readonly Word[]): boolean {
  return words.filter(({ standard }) => isFunctionWord(standard)).length >= LEAST_SMALL_WORDS;
}

function asks({ words, endsAsQuestion }: Sentence): boolean {
  return endsAsQuestion || BEGINS.test(words[0]?.standard ?? '') || words.some(isQuestionWord);
}

function isQuestionWord({ standard }: Word, at: number, words: readonly Word[]): boolean {
  // «Ich suche was, wo er sicher steht»
  if (standard === 'was' && SEEKS.test(words[at - 1]?.standard ?? '')) return false;
  if (standard === 'wo' && words[at - 1]?.standard === 'was') return false;
  if (standard === 'wie') return MEASURED.test(words[at + 1]?.standard ?? '');
  return ASKS.test(standard);
}
