/** A language model that may word answers: any endpoint that speaks the chat completions protocol. */
export interface ModelSettings {
  /** Up to the version, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Undefined where the endpoint asks for none. */
  readonly key: string | undefined;
  /** For a whole answer, in milliseconds; the first words must come in half of it. */
  readonly timeLimit: number;
  /** Tokens per day and process, sent and received. */
  readonly dailyTokens: number;
}
