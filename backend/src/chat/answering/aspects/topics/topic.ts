import type { SubjectId } from '../../../knowledge/knowledge-passage.js';

/** A detail that the site speaks of: by which words visitors ask for it, and by which its text is found. */
export interface Topic {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly look: string;
  /** Whose detail it is, where its words go with others too: talking of those, it is not told. */
  readonly of?: readonly SubjectId[];
  /** True where its words are said of anything: only talking of those it is told. */
  readonly isOnlyOf?: boolean;
  /**
   * Where its text begins with a verdict on all of its kind («Geht jeder Fleck heraus?» «Nein.»): the words that ask for
   * it. Asked of one thing, it is left out.
   */
  readonly verdictOn?: string;
  /** True where its own words speak of money: «Wer zahlt den Schaden?» asks for no price. */
  readonly isAboutMoney?: boolean;
}
