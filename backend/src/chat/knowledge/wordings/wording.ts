/** Other words in which visitors ask for what a text of the site says, beside the question that stands there. */
export interface Wordings {
  /** A piece of one of the text's sentences: by it the text is found, and the reply holds this sentence. */
  readonly says: string;
  readonly asked: readonly string[];
}
