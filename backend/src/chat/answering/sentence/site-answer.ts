import type { SubjectId } from '../../knowledge/knowledge-passage.js';
import type { QueryWord } from '../../knowledge/term-groups.js';

/** A text of the site that answers. */
export interface SiteAnswer {
  readonly text: string;
  /** Id of the passage that says it. */
  readonly passage: string;
  readonly subject: SubjectId;
  /** How like its question is to what is asked: 0 to 1. */
  readonly likeness?: number;
  /** How many words that say something both have. */
  readonly shared?: number;
  /** The stems of what is asked that its question has too. */
  readonly met?: readonly string[];
}

/** What is looked for in the site's texts. */
export interface SiteQuery {
  readonly content: readonly QueryWord[];
  /** What a text must speak of. */
  readonly rest: readonly QueryWord[];
  readonly subjects: readonly SubjectId[];
  /** A figure is asked for: a text without one is no answer. */
  readonly asksForFigure: boolean;
  /** Somebody or something of a kind is asked for: a text that only speaks of its like is no answer. */
  readonly asksWhich: boolean;
  /** More is said than a name: one word that a text has too is no answer to all of it. */
  readonly isLong: boolean;
}
