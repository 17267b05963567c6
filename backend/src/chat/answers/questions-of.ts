import { isQuestion } from '../reading/read-acts.js';
import { hasQuestionMark, sentencesOf } from '../reading/sentences-of.js';
import type { Candidate } from '../understand/classifier.js';

/** «Was kostet das Autohotel und habt ihr am Samstag offen?» */
const AND = /,? (?:und|u|un|ond|undt|sowie) /giu;
/** A sentence of more characters tells a story. */
const LONGEST_PARTED = 200;
/** A side of an «und» asks for something only from this score on. */
const CLEAR = 0.5;

/** What a text by itself asks for most likely. */
type Asks = (text: string) => Candidate | undefined;

/**
 * The questions of a message, which are answered one by one; the whole message where there is one alone, so that what else
 * it tells is read along.
 */
export function questionsOf(message: string, asks: Asks): readonly string[] {
  const sentences = askingSentences(message);
  const questions = (sentences.length > 0 ? sentences : [message]).flatMap((each) => parted(each, asks));
  return questions.length > 1 ? questions : [message];
}

/** Those with a question mark. */
export function askingSentences(text: string): readonly string[] {
  return sentencesOf(text)
    .map((sentence) => sentence.text.trim())
    .filter(hasQuestionMark);
}

/** A sentence is two questions where it asks on behind an «und», or where both sides of it ask more clearly than the whole. */
function parted(sentence: string, asks: Asks): readonly string[] {
  const joints = [...sentence.matchAll(AND)].map(({ index, 0: joint }) => {
    return [sentence.slice(0, index), sentence.slice(index + joint.length)] as const;
  });
  const parts =
    joints.find(([before, after]) => isQuestion(before) && asksOn(after)) ??
    (sentence.length > LONGEST_PARTED
      ? undefined
      : joints.find(([one, other]) => areApart(sentence, one, other, asks)));
  return parts ? parts.flatMap((part) => parted(part, asks)) : [sentence];
}

/** A single word may be the end of anything. */
function asksOn(after: string): boolean {
  const [clause = ''] = after.split(/[,?]/);
  return clause.trim().includes(' ') && isQuestion(clause);
}

function areApart(sentence: string, one: string, other: string, asks: Asks): boolean {
  const [whole, ...parts] = [sentence, one, other].map(asks);
  const least = Math.max(CLEAR, whole?.own ?? CLEAR);
  return parts.every((part) => part !== undefined && part.own > least) && parts[0]?.id !== parts[1]?.id;
}
