import type { EnquiryWish } from '../knowledge/entries/entry.js';
import type { CarriedTurn } from './carried-turn.js';

export { ENQUIRY_WISHES, type EnquiryWish } from '../knowledge/entries/entry.js';

/** What the conversation is about: the subject that a follow-up («und fürs Autohotel?», «und wie lange?») leaves out. */
export interface AnswerContext {
  /** Id of a subject of the knowledge, for example a service's id. */
  readonly subject?: string;
  /** Id of the one before it, or named beside it: «und beides zusammen?» */
  readonly previous?: string;
  /** True where the subject was named before the previous one, as in «A oder B?»: «das Zweite» is then that. */
  readonly isFirst?: boolean;
  /** Ids of those before these, the latest first: «Was wäre das alles zusammen?» */
  readonly earlier?: readonly string[];
  /** Id of what was asked about it, for example `price`. */
  readonly aspect?: string;
  /** The months that were reckoned with: «und im Autohotel?» */
  readonly months?: number;
  /** The visitor's francs that were reckoned with. */
  readonly francs?: number;
  /** True where the visitor wrote Swiss German: of a few words alone one could not tell. */
  readonly isDialect?: boolean;
  /** Id of the passage that was told last, where the site's texts were searched: «warum?» */
  readonly passage?: string;
  /** True where nothing was known of what was asked last: then there is no reason to give either. */
  readonly isUnknown?: boolean;
  /** How many vehicles the visitor spoke of: «und für beide zusammen?» */
  readonly vehicles?: number;
  /** The words of the last question that stands by itself: «und das WC?» leaves them out. */
  readonly question?: string;
  /** What the entries' engine asks the next question with. */
  readonly turn?: CarriedTurn;
  /** The weekdays that the opening hours were told of: «auch am Nachmittag?» Monday is 0. */
  readonly days?: readonly number[];
}

/** One question to the knowledge. */
export interface Question {
  /** As the visitor typed it, cleaned; 1 to 2,000 characters. */
  readonly text: string;
  readonly context: AnswerContext;
  /** Opening hours and the campaign depend on it. */
  readonly now: Date;
}

/** A piece of the site's own text, with where it stands. */
export interface Passage {
  readonly id: string;
  /** Path of the page that says it, for example `/leistungen/autohotel`. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/**
 * What the knowledge has to say. `answer`: from the site's content; `unknown`: an honest «Das weiss ich nicht» with a
 * way to people; `talk`: greeting, thanks, what the assistant is; `enquiry`: the visitor wants something from people,
 * and the assistant takes it up (then `reply` is empty, and `wish` is set).
 */
export interface Answer {
  readonly kind: 'answer' | 'unknown' | 'talk' | 'enquiry';
  /** Plain text with the links that `chatReplySchema` knows. */
  readonly reply: string;
  readonly wish?: EnquiryWish;
  /** What the reply offers to take up in its last sentence. */
  readonly offers?: EnquiryWish;
  /** What the question wants from people, who alone know the answer. */
  readonly begins?: EnquiryWish;
  /** Title of the service that it is about, as `services` calls it. */
  readonly serviceType?: string;
  /** For the next question. */
  readonly context: AnswerContext;
  /** What the answer rests on or, where it is unknown, the texts nearest to the question; best first, empty without. */
  readonly passages: readonly Passage[];
}

/** Answers questions about the business. */
export interface AnswerEngine {
  answer(question: Question): Promise<Answer>;
}
