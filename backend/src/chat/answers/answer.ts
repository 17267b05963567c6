import type { ServicePageId } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryKind } from '../knowledge/entries/entry.js';
import type { CarriedTurn } from './carried-turn.js';

export { ENQUIRY_KINDS, type EnquiryKind } from '../knowledge/entries/entry.js';

/** What the conversation is about: what a follow-up («und fürs Autohotel?», «und wie lange?») leaves out. */
export interface AnswerContext {
  /** Id of a subject of the knowledge, for example a service's id. */
  readonly subject?: string;
  /** What the next question is asked with. */
  readonly turn?: CarriedTurn;
}

/** One question to the knowledge. */
export interface Question {
  /** As the visitor typed it, cleaned; 1 to 2,000 characters. */
  readonly text: string;
  readonly context: AnswerContext;
  /** Opening hours and the campaign depend on it. */
  readonly now: Date;
}

/** What a text of the site is about: a service, or what else visitors ask for. */
export type SubjectId = ServicePageId | 'fruehbucher' | 'fahrzeuge' | 'betrieb' | 'kontakt';

/** A piece of the site's own text, with where it stands. */
export interface Passage {
  readonly id: string;
  /** Path of the page that says it, for example `/leistungen/autohotel`. */
  readonly page: string;
  readonly subject: SubjectId;
  readonly title: string;
  readonly text: string;
}

/**
 * Finds texts of the site.
 *
 * @param near words of question and answer; the pages that the answer stands on, else the subject that it is about
 */
export type FindPassages = (near: {
  readonly text: string;
  readonly pages: readonly string[];
  readonly subject: string | undefined;
}) => readonly Passage[];

/**
 * What the knowledge has to say. `answer`: from the site's content; `unknown`: an honest «Das weiss ich nicht» with a
 * way to people; `talk`: greeting, thanks, what the assistant is; `enquiry`: the visitor wants something from people,
 * and the assistant takes it up (then `reply` is empty).
 */
export type Answer = AnswerWords &
  (
    | { readonly kind: 'answer' | 'unknown' | 'talk'; readonly enquiryKind?: never }
    | { readonly kind: 'enquiry'; readonly enquiryKind: EnquiryKind }
  );

interface AnswerWords {
  /** Plain text with the links that `chatReplySchema` knows. */
  readonly reply: string;
  /** What the reply offers to take up in its last sentence. */
  readonly offers?: EnquiryKind;
  /** What the question wants from people, who alone know the answer. */
  readonly begins?: EnquiryKind;
  /** Title of the service that it is about, as `services` calls it. */
  readonly serviceType?: string;
  /** For the next question. */
  readonly context: AnswerContext;
  /** The texts of the site nearest to question and answer, best first; absent where nobody chooses among them. */
  readonly passages?: readonly Passage[];
}

/** Answers questions about the business. */
export interface AnswerEngine {
  answer(question: Question): Promise<Answer>;
}
