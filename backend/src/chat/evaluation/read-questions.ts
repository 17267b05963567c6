import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LabelledQuestion, QUESTION_FORMS, QUESTION_KINDS, type QuestionKind } from './labelled-question.js';

/** The engine may be tuned on `train`; nobody who builds it looks at `held-out`. */
export const HALVES = ['train', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** `terms.jsonl`, and for each half a file for each kind, a question a line. */
const FOLDER = join(import.meta.dirname, '../../../eval');

const texts = z.array(z.string());
const termsSchema = z.strictObject({ name: z.string(), terms: texts });
const questionSchema = z.strictObject({
  id: z.string(),
  form: z.enum(QUESTION_FORMS),
  turns: texts.nonempty(),
  now: z.iso.datetime({ offset: true }).optional(),
  mustContain: z.array(texts.nonempty()),
  mustNotContain: texts.optional(),
});

/**
 * The labelled questions of one half, in the order of {@link QUESTION_KINDS}. In a list of words `$name` stands for those
 * that `terms.jsonl` has under that name.
 *
 * @throws SyntaxError or ZodError for a line that is no question; Error for an unknown name or an id that stands twice
 */
export function readQuestions(half: Half): readonly LabelledQuestion[] {
  const terms = new Map(readLines('terms', termsSchema).map(({ name, terms }) => [`$${name}`, terms]));
  const questions = QUESTION_KINDS.flatMap((kind) => readKind(half, kind, terms));
  const ids = new Set<string>();
  for (const { id } of questions) {
    if (ids.has(id)) throw new Error(`Two questions are called ${id}`);
    ids.add(id);
  }
  return questions;
}

function readKind(half: Half, kind: QuestionKind, terms: ReadonlyMap<string, string[]>): LabelledQuestion[] {
  const spelledOut = (list: readonly string[]) => list.flatMap((term) => (isName(term) ? named(term, terms) : term));
  return readLines(`${half}/${kind}`, questionSchema).map(({ mustContain, mustNotContain = [], ...question }) => ({
    ...question,
    kind,
    mustContain: mustContain.map(spelledOut),
    mustNotContain: spelledOut(mustNotContain),
  }));
}

function isName(term: string): boolean {
  return /^\$[a-z]/.test(term);
}

function named(name: string, terms: ReadonlyMap<string, string[]>): string[] {
  const found = terms.get(name);
  if (found === undefined) throw new Error(`terms.jsonl has no ${name}`);
  return found;
}

function readLines<T>(name: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
