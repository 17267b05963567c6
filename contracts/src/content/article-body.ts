import type { QuestionAndAnswer } from './service-page.js';
import type { ServicePageId } from './service-paths.js';

/** A part of an article: a heading over paragraphs, and a list or a table of figures where they say more. */
export interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly figures?: readonly { readonly value: string; readonly text: string }[];
}

/** The static text of an article; title, excerpt and date stand in {@link articles}. */
export interface ArticleBody {
  readonly slug: string;
  readonly sections: readonly ArticleSection[];
  /** The card at the end; it leads to `/kontakt` and to this service's page. */
  readonly callToAction: { readonly title: string; readonly text: string; readonly serviceId: ServicePageId };
}

/** The interview's five questions and answers. */
export interface InterviewBody {
  readonly questions: readonly QuestionAndAnswer[];
}
