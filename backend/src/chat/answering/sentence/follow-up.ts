import type { AnswerContext } from '../answer.js';
import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { isTimeWord } from '../understand/asked-time.js';
import { numberOf } from '../understand/numbers.js';
import type { Understanding } from './understanding.js';

/** A follow-up leaves out more than it says. */
const MOST_WORDS = 7;

/** «Und fürs Autohotel?», «und am Samstag?», «und für 5?»: what is asked of it is what was asked before. */
export function followUp(
  { words, subjects, aspects, foreign }: Understanding,
  asked: Asked,
  { aspect: before }: AnswerContext,
): Reply | undefined {
  if (before === undefined || aspects.length > 0 || foreign.length > 0 || words.length > MOST_WORDS) return undefined;
  const isAnother =
    subjects.subjects.length > 0 || words.some(isTimeWord) || words.some((word) => numberOf(word) !== undefined);
  return isAnother ? aspectOf(before)?.answer(asked) : undefined;
}
