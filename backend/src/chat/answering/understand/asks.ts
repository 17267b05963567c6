import type { Word } from '../../language/read-text.js';

const QUESTION_WORD = /^(?:was|wie|wann|wo|wer|warum|wieso|weshalb|woher|wohin|womit|wofür|wieviel|welche[rsmn]?)$/;
/** Of what is asked how much: «wie lange», «wie viel». */
const MEASURE = /^(?:viele?|lange?|oft|teuer|hoch|gross|schnell|weit|heiss)$/;
/** Verbs that a question begins with, or that follow its question word. */
const VERB =
  /^(?:ist|sind|bin|hat|habt|haben|habe|kann|können|könnt|könnte|könnten|könntet|macht|machen|bietet|bieten|gibt|darf|dürfen|muss|müssen|soll|sollen|sollte|wird|werden|wäre|würde|würden|lohnt|hilft|bringt|nützt|nehmt|nehmen|kauft|kaufen|verkauft|verkaufen|kommt|käme|gilt|geht|ginge|läuft|steht|dauert|kostet|kosten|zahle|zahlt|reicht|braucht|brauche|brauchen|bekomme|bekommen|kriege|kriegt|verlangt|verlangen|hält|schützt|holt|holen|reinigt|versiegelt|passiert|passt|rechnet)$/;
/** «Ab wann …», «für wie lange …»: may stand before a question word. */
const BEFORE_WORD = /^(?:ab|bis|seit|von|für|mit|in|um|zu|auf|nach)$/;
/** «Ich möchte wissen, was …»: what follows is asked, though its verb stands at the end. */
const TO_KNOW = /^(?:wissen|wüsste|gewusst|sagen|sagt|fragen|frage|erfahren|interessiert|interessieren|erklären)$/;
/** Begins a second question after «und»; no infinitive that belongs to the first. */
const FINITE =
  /^(?:ist|sind|wird|hat|habt|kann|könnt|muss|darf|gibt|schaut|passt|kommt|bleibt|steht|braucht|kostet|dauert|lohnt|hilft|gilt|geht|macht|holt|nehmt|kauft|reinigt)$/;
const FIRST_PERSON = /^(?:habe|bin|brauche|bekomme|kriege|zahle)$/;
/** Who or what such a verb asks of. */
const ASKED_OF =
  /^(?:ihr|sie|ich|wir|man|es|das|dies|dieses|der|die|eine?n?|mein|meine|meinen|unser|unsere|unseren|so|sowas|auch|mich|mir|uns)$/;
/** «wie erreiche ich», «wo finden wir», «und riecht es»: a verb, whichever it is, stands before who does it. */
const ANY_VERB = /(?:e|en|t)$/;
const THIRD_PERSON = /^(?!nicht$|jetzt$)\p{L}{3,}t$/u;
const DOER = /^(?:ich|ihr|sie|wir|man|es|er)$/;
const IT = /^(?:es|er|ihr|man)$/;
/** Behind «und» and the word that asks. */
const LEAST_BEHIND = 2;

/** Whether words begin as a question does: with its verb, or with a question word and the verb. */
export function asks(words: readonly Word[]): boolean {
  const begun = words.slice(/^(?:und|aber|also)$/.test(words[0]?.standard ?? '') ? 1 : 0);
  const isLed = BEFORE_WORD.test(begun[0]?.standard ?? '') && QUESTION_WORD.test(begun[1]?.standard ?? '');
  const [first, second, third] = isLed ? begun.slice(1) : begun;
  if (!first || !second) return false;
  // «Habe einen Camper» leaves out who has it.
  if (FIRST_PERSON.test(first.standard)) return second.standard === 'ich';
  if (VERB.test(first.standard)) return ASKED_OF.test(second.standard);
  if (!QUESTION_WORD.test(first.standard)) return false;
  if (VERB.test(second.standard) || isInverted(second, third)) return true;
  const isOfKind = first.standard.startsWith('welche') || (first.standard === 'was' && second.standard === 'für');
  const isOfMeasure = isOfKind || MEASURE.test(second.standard);
  return isOfMeasure && words.some((word, at) => VERB.test(word.standard) || isInverted(word, words[at + 1]));
}

function isInverted(verb: Word | undefined, doer: Word | undefined): boolean {
  return ANY_VERB.test(verb?.standard ?? '') && DOER.test(doer?.standard ?? '');
}

/** Whether a sentence begins with a verb, so that it asks of whatever follows: «Hilft Dampf gegen Rauch». */
export function beginsWithVerb([first, second]: readonly Word[]): boolean {
  const isVerb = VERB.test(first?.standard ?? '') && !FIRST_PERSON.test(first?.standard ?? '');
  return isVerb && second !== undefined && !/^(?:nicht|mit|zum|zur|für|in|am)$/.test(second.standard);
}

/** Whether a clause asks behind what it begins with: «Ich möchte wissen, was das kostet». */
export function asksWithin(words: readonly Word[]): boolean {
  const at = words.findIndex(({ standard }) => TO_KNOW.test(standard));
  return at >= 0 && words.slice(at + 1).some(isAsking);
}

/** «… wissen, was es kostet und ob man Strom hat»: goes on with what is asked so. */
export function goesOnAsking(before: readonly Word[], [joint, first, ...others]: readonly Word[]): boolean {
  if (joint?.standard !== 'und' || !first || others.length < LEAST_BEHIND) return false;
  // «Ist es geheizt und schaut nachts jemand?»
  if (FINITE.test(first.standard) && VERB.test(before[0]?.standard ?? '') && asks(before)) return true;
  if (THIRD_PERSON.test(first.standard) && IT.test(others[0]?.standard ?? '') && asks(before)) return true;
  const isAsked = first.standard === 'ob' || (isAsking(first) && VERB.test(others.at(-1)?.standard ?? ''));
  return isAsked && (asksWithin(before) || asks(before));
}

/** Whether a word asks: «was», «ob». */
export function isAsking({ standard }: Word): boolean {
  return standard === 'ob' || QUESTION_WORD.test(standard);
}
