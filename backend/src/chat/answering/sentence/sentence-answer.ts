import type { KnowledgePassage } from '../../knowledge/knowledge-passage.js';
import type { AnswerContext } from '../answer.js';
import type { Asked, Reply } from '../aspects/aspect.js';
import { aspectOf } from '../aspects/aspects.js';
import { vehicleCount } from '../understand/vehicle-count.js';
import { isOneVehicle } from './names-vehicle.js';

/** Stands for the aspect where the site's texts were searched. */
const SEARCHED = 'search';
/** So many subjects beside the last two are remembered. */
const MOST_EARLIER = 4;

/** What a sentence is answered with; without replies where nothing is known. */
export interface SentenceAnswer {
  readonly replies: readonly Reply[];
  /** True where only general things are told, for want of something better. */
  readonly isVague: boolean;
  /** True where the site's texts were asked, or had nothing: what stands around the question may say which is meant. */
  readonly isLoose: boolean;
  /** True where it is the text with most of what is asked, which nobody wrote as an answer to it. */
  readonly isSearched?: boolean;
  /** True where the question of the site that answers is only loosely like what is said. */
  readonly isFaint?: boolean;
  readonly context: AnswerContext;
  /** Looks for the texts nearest to what is asked, also where nothing is known: only of the answer that is given. */
  readonly passages: () => readonly KnowledgePassage[];
  /** True where what is asked is known to be nothing that the site tells: no words around it change that. */
  readonly isSettled?: boolean;
  /** The stems of the question's words that it was recognised by. */
  readonly spoken: ReadonlySet<string>;
}

/** What is answered, and by which aspect of which subject, as far as that is known. */
export interface Answered {
  readonly replies: readonly Reply[];
  readonly asked: Asked;
  readonly passages: SentenceAnswer['passages'];
  readonly subject?: string | undefined;
  readonly aspect?: string | undefined;
  /** The stems of the words that it was recognised by. */
  readonly spoken?: readonly string[] | undefined;
  /** Id of the passage that was found for it. */
  readonly told?: string | undefined;
}

/** An answer with what the next question may leave out. */
export function sentenceAnswer({
  replies,
  asked,
  passages,
  subject: found,
  aspect,
  told: passage,
  spoken = [],
}: Answered): SentenceAnswer {
  const subject = stillSubject(replies, asked) ?? found;
  const previous = subject && previousOf(subject, asked, aspect);
  const told = aspectOf(aspect ?? '');
  const vehicles = vehicleCount(asked.messageWords);
  return {
    replies,
    spoken: new Set(spoken),
    isVague: false,
    isLoose:
      replies.every(({ isUnknown }) => isUnknown) ||
      aspect === undefined ||
      passage !== undefined ||
      (told?.isText === true && !told.isTopic),
    context: {
      ...(subject && { subject }),
      ...(previous && { previous, isFirst: isNamedFirst(subject, previous, asked) }),
      ...earlierThan([subject, previous], asked),
      // What the site's texts were searched for is no aspect, and what was asked before is not asked any more.
      ...(replies.length > 0 && { aspect: aspect ?? SEARCHED }),
      ...(replies.length > 0 && { passage: passage ?? '' }),
      ...((vehicles > 1 || isOnlyOne(asked)) && { vehicles }),
      ...replies.find(({ reckoned }) => reckoned)?.reckoned,
    },
    passages,
  };
}

/** Of a campaign or a stock that there is nothing to say of, the talk has not come to that: it goes on as before. */
function stillSubject(replies: readonly Reply[], { subjects: [subject], before: [before] }: Asked): string | undefined {
  const isNothing = replies.length > 0 && replies.every(({ isUnknown }) => isUnknown);
  return isNothing && subject && !subject.page ? before?.id : undefined;
}

/** «Und nur der Porsche?»: of several that were told of, one is meant. */
function isOnlyOne({ carried, says, words }: Asked): boolean {
  return (carried.vehicles ?? 1) > 1 && says('=nur|bloss|einzig') && words.some(isOneVehicle);
}

/** The other subject that «beides» can mean: named beside this one, else the one before it. */
function previousOf(
  subject: string,
  { subjects, before, mentioned }: Asked,
  aspect: string | undefined,
): string | undefined {
  const added = aspect === 'total' ? mentioned() : [];
  return [...subjects.slice(1), ...added, ...before].find(({ id }) => id !== subject)?.id;
}

/** Those that make room for these. */
function earlierThan(
  ids: readonly (string | undefined)[],
  { subjects, before, earlier }: Asked,
): Pick<AnswerContext, 'earlier'> {
  const others = [...subjects, ...before, ...earlier].map(({ id }) => id).filter((id) => !ids.includes(id));
  return others.length > 0 ? { earlier: [...new Set(others)].slice(0, MOST_EARLIER) } : {};
}

function isNamedFirst(subject: string, previous: string, { subjects, namedBefore }: Asked): boolean {
  const ids = (subjects.length > 1 ? subjects : namedBefore).map(({ id }): string => id);
  return ids.includes(subject) && ids.indexOf(subject) < ids.indexOf(previous);
}
