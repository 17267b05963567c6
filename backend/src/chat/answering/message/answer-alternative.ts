import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { Sentence } from '../understand/reader.js';

/** Less before it names two things, and does not ask. */
const LEAST_BEFORE = 3;
/** «… oder bleibt da …?»: a verb, and who or what it is said of. */
const VERB = /(?:t|e|en|ss|nn|ll|rf|st)$/;
const SAID_OF =
  /^(?:ich|wir|man|sie|ihr|es|das|da|dann|der|die|den|dem|meine?|unsere?|alles|auch|mir|mich|noch|was|etwas|nur|jemand|niemand|nichts)$/;
/** What small words alone may ask for. */
const OF_BUSINESS: ReadonlySet<string> = new Set(['hours', 'comeThen', 'reachable', 'timeOnly', 'address', 'price']);
/** «… oder wirklich nur Wohnmobile?» */
const INSTEAD = /^(?:nur|bloss|wirklich|doch|eher|lieber|nicht|muss|reicht|genügt)$/;

/**
 * «Muss ich es noch putzen oder bleibt da nichts mehr kleben?» asks one thing, and then its opposite: where the whole
 * says nothing, or one of the site's texts by chance, the first that has an answer is meant.
 *
 * @param whole the answer to the sentence as a whole
 * @returns undefined where that one is enough
 */
export function answerAlternative(
  answerer: SentenceAnswerer,
  { words }: Sentence,
  whole: SentenceAnswer,
  surroundings: Surroundings,
): SentenceAnswer | undefined {
  const at = isUncertain(whole) ? alternativeAt(words) : -1;
  if (at < 0) return undefined;
  const answers = [words.slice(0, at), words.slice(at + 1)].map((half) =>
    answerer.answer({ words: half, endsAsQuestion: true }, surroundings),
  );
  // «… oder ist es zu spät?» asks nothing of the hours.
  const told = answers.filter(({ context }, place) => place === 0 || !OF_BUSINESS.has(context.aspect ?? ''));
  const sure = told.find((answer) => !isUncertain(answer));
  return sure ?? (whole.isVague ? undefined : told.find((answer) => !answer.isSearched && saysSomething(answer)));
}

/** Where the other half begins, with «oder»; -1 where there is none. */
function alternativeAt(words: Sentence['words']): number {
  return words.findIndex(({ standard }, place) => {
    const rest = words.slice(place + 1);
    const isJoint = standard === 'oder' && place >= LEAST_BEFORE && rest.length > 1;
    return isJoint && (beginsWithVerb(rest) || INSTEAD.test(rest[0]?.standard ?? ''));
  });
}

function beginsWithVerb([first, second]: Sentence['words']): boolean {
  return VERB.test(first?.standard ?? '') && SAID_OF.test(second?.standard ?? '');
}

/** Whether nothing was understood, or a text was found by chance; that something is not known is an answer. */
function isUncertain({ replies, isVague, isSearched }: SentenceAnswer): boolean {
  return replies.length === 0 || isVague || isSearched === true;
}

function saysSomething({ replies }: SentenceAnswer): boolean {
  return replies.some(({ text }) => text !== '');
}
