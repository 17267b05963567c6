/** What a question is about. The evaluation's table has a row for each. */
export const QUESTION_KINDS = [
  'price',
  'hours',
  'place',
  'service',
  'duration',
  'care',
  'guarantee',
  'campaign',
  'compute',
  'follow-up',
  'enquiry',
  'person',
  'talk',
  'unknown',
  'off-topic',
  'hostile',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How a question is written: whole German sentences, Swiss German, with typing mistakes, or bare keywords. */
export const QUESTION_FORMS = ['standard', 'dialect', 'typo', 'keywords'] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

/**
 * A question to the assistant, with what any right reply has and no right reply has. The label is about the facts, not
 * about one wording: another good answer has to pass as well.
 */
export interface LabelledQuestion {
  /** Unique in its half, for example `price-storage-01`. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly form: QuestionForm;
  /** What the visitor writes, one after the other; the reply to the last is judged, those before set the context. */
  readonly turns: readonly string[];
  /** When the visitor writes, ISO 8601 with an offset; else Tuesday 2026-03-03T10:00:00+01:00. */
  readonly now?: string | undefined;
  /** Of each inner list at least one must occur in the reply. Compared by `occurs`. */
  readonly mustContain: readonly (readonly string[])[];
  /** None of these may occur in the reply. */
  readonly mustNotContain?: readonly string[];
}
