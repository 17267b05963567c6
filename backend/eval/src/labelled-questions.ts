import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a question is about: a file of each half, and a row of the report. */
const KINDS = [
  ...['price', 'hours', 'place', 'service', 'duration', 'care', 'guarantee', 'campaign', 'compute', 'follow-up'],
  ...['enquiry', 'person', 'talk', 'unknown', 'off-topic', 'hostile'],
] as const;

/** `train` may be taught; `held-out` is measured alone, and neither taught nor looked at by who teaches. */
export const HALVES = ['train', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** `terms.jsonl`, and for each half a file for each kind, a question a line. */
export const FOLDER = join(import.meta.dirname, '..');

const texts = z.array(z.string());
const termsSchema = z.strictObject({ name: z.string(), terms: texts });
const questionSchema = z.strictObject({
  /** Unique in its half, for example `price-storage-01`. */
  id: z.string(),
  /** How it is written: whole German sentences, Swiss German, with typing mistakes, or bare keywords. */
  form: z.enum(['standard', 'dialect', 'typo', 'keywords']),
  /** What the visitor writes, one after the other; the reply to the last is judged, those before set the context. */
  turns: texts.nonempty(),
  /** When the visitor writes; by default a Tuesday morning after the campaign. */
  now: z.iso.datetime({ offset: true }).default('2026-03-03T10:00:00+01:00'),
  /** Of each inner list at least one must occur in the reply. */
  mustContain: z.array(texts.nonempty()),
  /** None of these may occur in the reply. */
  mustNotContain: texts.default([]),
});

/**
 * A question to the assistant, with what any right reply has and no right reply has. The label is about the facts, not
 * about one wording: another good answer has to pass as well.
 */
export type LabelledQuestion = z.infer<typeof questionSchema> & { readonly kind: string };

/**
 * The labelled questions of one half, by kind. In a list of words `$name` stands for those that `terms.jsonl` has under
 * that name.
 *
 * @throws SyntaxError or ZodError for a line that is no question; Error for an unknown name or an id that stands twice
 */
export function readQuestions(half: Half): readonly LabelledQuestion[] {
  const terms = new Map(readLines('terms', termsSchema).map(({ name, terms }) => [`$${name}`, terms]));
  const spelledOut = (list: readonly string[]) => list.flatMap((term) => termsOf(term, terms));
  const questions = KINDS.flatMap((kind) =>
    readLines(`${half}/${kind}`, questionSchema).map((question) => ({
      ...question,
      kind,
      mustContain: question.mustContain.map(spelledOut),
      mustNotContain: spelledOut(question.mustNotContain),
    })),
  );
  const ids = questions.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`Two questions are called ${twice}`);
  return questions;
}

function termsOf(term: string, terms: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (!/^\$[a-z]/.test(term)) return [term];
  const found = terms.get(term);
  if (found === undefined) throw new Error(`terms.jsonl has no ${term}`);
  return found;
}

function readLines<T>(name: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
