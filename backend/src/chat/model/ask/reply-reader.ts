import { z } from 'zod';
import { ModelFailure } from './model-failure.js';
import { MODEL_LIMITS } from './model-limits.js';

/** What a model wrote, unjudged. */
export interface ModelAnswer {
  readonly text: string;
  /** As the endpoint told it; undefined where it did not. */
  readonly tokens: number | undefined;
}

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z.array(z.unknown()).nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish(),
});

/** Puts the pieces of one streamed answer together. */
export class ReplyReader {
  private text = '';
  private finish: string | undefined;
  private tokens: number | undefined;

  /**
   * @param chunk as it came: an endpoint may send anything
   * @returns whether there are words by now
   * @throws ModelFailure as soon as it is no answer for a chat
   */
  take(chunk: unknown): boolean {
    const { success, data } = chunkSchema.safeParse(chunk);
    if (!success) throw new ModelFailure('malformed');
    const choice = data.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelFailure('refused');
    if (choice?.delta?.tool_calls?.length) throw new ModelFailure('called-a-tool');
    this.text += choice?.delta?.content ?? '';
    this.finish = choice?.finish_reason ?? this.finish;
    this.tokens = data.usage?.total_tokens ?? this.tokens;
    if (this.text.length > MODEL_LIMITS.answer) throw new ModelFailure('too-long');
    return this.text.trim() !== '';
  }

  /** @throws ModelFailure where the answer is not whole */
  answer(): ModelAnswer {
    const { text, finish, tokens } = this;
    if (finish === 'content_filter') throw new ModelFailure('refused');
    if (finish === 'length') throw new ModelFailure('cut-off');
    if (text.trim() === '') throw new ModelFailure('empty');
    // A connection that ends early looks like an end; only this tells that the model was done.
    if (finish !== 'stop') throw new ModelFailure('closed-midway');
    return { text, tokens };
  }
}
