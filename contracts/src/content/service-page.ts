import type { Money } from '../business/money.js';

/** A heading with a sentence or two. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A question as visitors ask it, and the answer; the assistant knows both. */
export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** One line of a price list. */
export interface PriceLine {
  readonly what: string;
  /** What it costs, or words where there is no amount: «nach Besichtigung». */
  readonly price: Money | string;
  readonly note?: string;
}

/** A line whose note says what the price depends on: beside an exact one it would be false. */
export function dependingPrice(what: string, price: Money, note: string): PriceLine {
  return price.kind === 'exact' ? { what, price } : { what, price, note };
}

/** A draft that opens in the visitor's mail program. */
export interface MailDraft {
  /** What the button says. */
  readonly label: string;
  readonly subject: string;
  /** Lines are separated by `\n`. */
  readonly body: string;
}

/** All that the page of one service says. The page lays it out, the assistant answers from it. */
export interface ServicePage {
  /** The id of its {@link Service}. */
  readonly serviceId: string;
  /** For search engines and shared links: 120 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  /** Two or three sentences under the heading: what is done, for whom, what it costs. */
  readonly lead: string;
  readonly mailDraft: MailDraft;
  /** The answers a visitor looks for first: «Preis», «Garantie», «Mitbringen», … (four to six). */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** Four. */
  readonly features: readonly TitledText[];
  readonly stepsHeading: string;
  /** Five. */
  readonly steps: readonly TitledText[];
  readonly extrasHeading: string;
  /** Six related or additional services. */
  readonly extras: readonly TitledText[];
  readonly pricesHeading: string;
  readonly prices: readonly PriceLine[];
  /** What the prices include, exclude or depend on. */
  readonly pricesNote: string;
  readonly whyHeading: string;
  /** Three to five reasons, as facts. */
  readonly why: readonly string[];
  readonly questions: readonly QuestionAndAnswer[];
  /** The closing call to action. */
  readonly closing: TitledText;
  /** The blog article on the same subject. */
  readonly articleSlug?: string;
}
