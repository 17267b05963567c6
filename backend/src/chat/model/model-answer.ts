import { z } from 'zod';
import { MODEL_LIMITS } from './model-limits.js';

/** After these another question may fare better: providers also refuse a question's words with a 400. */
const NO_OUTAGE = /^(?:http-4(?:00|13|22)|too-long|cut-off|refused|called-a-tool|stopped)$/;

/** A question to the model that failed. Its message is the reason alone, so that it may be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  /** @param reason `http-429`, `unreachable`, `malformed` … */
  constructor(readonly reason: string) {
    super(reason);
  }

  /** Whether other questions would fare no better. */
  get isOutage(): boolean {
    return !NO_OUTAGE.test(this.reason);
  }

  /** Whether the endpoint refused the question, so that it took no tokens. */
  get tookNothing(): boolean {
    return /^(?:unreachable|http)/.test(this.reason);
  }
}

/** What a model wrote, unjudged. */
export interface ModelAnswer {
  readonly text: string;
  /** As the endpoint told it; undefined where it did not. */
  readonly tokens: number | undefined;
}

const deltaSchema = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(z.unknown()).nullish(),
});
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish(),
});

/**
 * Puts the pieces of one streamed answer together.
 *
 * @param chunks as they come: an endpoint may send anything
 * @param onWords called with each piece once there are words
 * @throws ModelFailure as soon as it is no answer for a chat, or where it is not whole
 */
export async function readAnswer(chunks: AsyncIterable<unknown>, onWords: () => void): Promise<ModelAnswer> {
  let text = '';
  let finish: string | undefined;
  let tokens: number | undefined;
  for await (const chunk of chunks) {
    const { success, data } = chunkSchema.safeParse(chunk);
    if (!success) throw new ModelFailure('malformed');
    const choice = data.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelFailure('refused');
    if (choice?.delta?.tool_calls?.length) throw new ModelFailure('called-a-tool');
    text += choice?.delta?.content ?? '';
    finish = choice?.finish_reason ?? finish;
    tokens = data.usage?.total_tokens ?? tokens;
    if (text.length > MODEL_LIMITS.answer) throw new ModelFailure('too-long');
    if (text.trim() !== '') onWords();
  }
  if (finish === 'content_filter') throw new ModelFailure('refused');
  if (finish === 'length') throw new ModelFailure('cut-off');
  if (text.trim() === '') throw new ModelFailure('empty');
  // A connection that ends early looks like an end; only this tells that the model was done.
  if (finish !== 'stop') throw new ModelFailure('closed-midway');
  return { text, tokens };
}
