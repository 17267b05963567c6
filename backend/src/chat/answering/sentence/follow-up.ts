import type { AnswerContext } from '../answer.js';
import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { isTimeWord, readAskedTime } from '../understand/asked-time.js';
import { numberOf } from '../understand/numbers.js';
import { readPeriod } from '../understand/periods.js';
import { vehicleCount } from '../understand/vehicle-count.js';
import type { Understanding } from './understanding.js';

/** A follow-up leaves out more than it says. */
const MOST_WORDS = 8;
/** Of something else, another month's or amount's cost is told, or at least the price. */
const RECKONED = new Set(['periodCost', 'affordable', 'total', 'comparison', 'minimumCost', 'againstCommission']);
/** What has a length of its own: «Gibt es eine Garantie?» «Wie lange?» */
const LASTING = new Set(['guarantee', 'lasting', 'hours', 'campaign', 'minimumTerm', 'answerTime', 'handover']);
/** Recognised by any word for a span of time. */
const OF_TIME = new Set(['periodCost', 'againstCommission']);
/** «Und was ist mit der Einlagerung?», «Gilt das auch für das Autohotel?» */
const SAME_OF = ':gilt|:gelten|ist_mit|sieht|aussehen|wie_bei';

/** «Und fürs Autohotel?», «und am Samstag?», «und für 5?»: what is asked of it is what was asked before. */
export function followUp(
  understood: Understanding,
  asked: Asked,
  { aspect: before }: AnswerContext,
): Reply | undefined {
  const { words, foreign } = understood;
  if (before === undefined || foreign.length > 0 || words.length > MOST_WORDS) return undefined;
  if (LASTING.has(before) && asksHowLong(understood, asked)) return aspectOf(before)?.answer(asked);
  if (asksOfItsOwn(understood, asked) || !namesAnother(understood, asked, before)) return undefined;
  const again = aspectOf(before)?.answer(asked);
  if (again || !RECKONED.has(before)) return again;
  return aspectOf('periodCost')?.answer(asked) ?? aspectOf('price')?.answer(asked);
}

/** «Wie lange?» and nothing else. */
function asksHowLong({ content, aspects }: Understanding, { says }: Asked): boolean {
  return content.length === 0 && says('wie_lange|wie_lang') && aspects.every(({ aspect }) => aspect.id === 'duration');
}

/** Whether something is asked of its own; «unter der Woche» asks for no price of weeks. */
function asksOfItsOwn({ aspects, words }: Understanding, { says }: Asked): boolean {
  const isSame = says(SAME_OF) || vehicleCount(words) > 1;
  const own = aspects.filter(({ aspect }) => !(isSame && aspect.isGeneral));
  return own.some(({ aspect }) => !OF_TIME.has(aspect.id)) || (own.length > 0 && readPeriod(words) !== undefined);
}

/** Whether another subject, time or number is named than before. */
function namesAnother({ words, subjects }: Understanding, asked: Asked, before: string): boolean {
  if (subjects.subjects.length > 0 || words.some((word) => numberOf(word) !== undefined)) return true;
  // «Und pro Monat?»
  return isAnotherTime(asked) || (RECKONED.has(before) && asked.says('monat'));
}

function isAnotherTime({ words, now }: Asked): boolean {
  if (words.some((word) => isTimeWord(word) || word.standard === 'wann')) return true;
  const { weekdays, time } = readAskedTime(words, now);
  return weekdays.length > 0 || time !== undefined;
}
