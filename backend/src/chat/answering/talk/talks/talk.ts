/** What is said beside questions: each with the words by which it is recognised, in the notation of `compilePattern`. */
export interface Talk {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly reply: string;
  /**
   * When it is said: before all else, after a wish to people and before any answer, where no question is asked beside
   * it that has an answer, or only where nothing else stands in the message.
   */
  readonly turn: 'first' | 'beforeAnswers' | 'unlessAsked' | 'alone';
  /** A message of more words says something else by them. */
  readonly mostWords?: number;
}
