/** What a question to the model may cost, beside the settings. */
export const MODEL_LIMITS = {
  /** Characters of an answer; a longer one is none for a chat, and not read on. */
  answer: 1_200,
  /** Tokens of an answer: German takes about three characters for one. */
  answerTokens: 500,
  /** Bytes of a response with all its wrapping: without end it would fill the memory. */
  responseBytes: 512 * 1024,
  /** Passages, and their characters together. */
  passages: 8,
  passageCharacters: 5_000,
  /** Questions under way at once; others are answered from the knowledge alone. */
  atOnce: 8,
} as const;
