import { z } from 'zod';
import type { ModelSettings } from './model-variables.js';

/** Tokens set aside for an answer: some numbers, and whatever a model thinks before it writes them. */
export const ANSWER_TOKENS = 500;
/** Bytes of a response with all its wrapping: without end it would fill the memory. */
const MOST_BYTES = 512 * 1024;

/** What a model is asked; nothing of any other question is in it. */
export interface Prompt {
  /** The rules. */
  readonly system: string;
  /** Passages and question, each between its marks. */
  readonly user: string;
}

/** What a model wrote, unjudged. */
interface ModelAnswer {
  readonly text: string;
  /** As the endpoint reported it; undefined where it did not. */
  readonly tokens: number | undefined;
}

/** After these another question may fare better: providers also refuse a question's words with a 400. */
const NO_OUTAGE = /^(?:http-4(?:00|13|22)|cut-off|refused|stopped)$/;

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

/** Asks a language model over the chat completions protocol, within limits of time and size. */
export class ModelClient {
  private readonly stopped = new AbortController();

  constructor(private readonly settings: ModelSettings) {}

  /** @throws ModelFailure and nothing else */
  async ask({ system, user }: Prompt): Promise<ModelAnswer> {
    const { url, model, key, timeLimit } = this.settings;
    const tooLate = AbortSignal.timeout(timeLimit);
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const asked = fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages }),
      // The question shall go where the operator said and nowhere else.
      redirect: 'error',
      signal: AbortSignal.any([this.stopped.signal, tooLate]),
    });
    try {
      return readAnswer(await wholeText(await asked.catch(unreachable)));
    } catch (error) {
      if (this.stopped.signal.aborted) throw new ModelFailure('stopped');
      if (tooLate.aborted) throw new ModelFailure('not-done-in-time');
      throw error instanceof ModelFailure ? error : new ModelFailure('closed-midway');
    }
  }

  /** Lets go of what is under way; nothing is asked from then on. */
  stop(): void {
    this.stopped.abort();
  }
}

function unreachable(): never {
  throw new ModelFailure('unreachable');
}

/** @throws ModelFailure where it is an error, or there are too many bytes; the connection is let go then */
async function wholeText({ ok, status, body }: Response): Promise<string> {
  if (!ok) {
    await body?.cancel();
    throw new ModelFailure(`http-${status}`);
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure('malformed');
  }
  return Buffer.concat(pieces).toString('utf8');
}

const choiceSchema = z.object({
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
  finish_reason: z.string().nullish(),
});
const responseSchema = z.object({
  choices: z.tuple([choiceSchema], choiceSchema),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish(),
});

/** @throws ModelFailure where the model gave no answer, or not all of it */
function readAnswer(body: string): ModelAnswer {
  const { choices, usage } = parse(body);
  const [{ message, finish_reason: finish }] = choices;
  if (message.refusal || finish === 'content_filter') throw new ModelFailure('refused');
  if (finish === 'length') throw new ModelFailure('cut-off');
  const text = message.content?.trim();
  if (!text) throw new ModelFailure('empty');
  return { text, tokens: usage?.total_tokens };
}

function parse(body: string): z.infer<typeof responseSchema> {
  try {
    return responseSchema.parse(JSON.parse(body));
  } catch {
    throw new ModelFailure('malformed');
  }
}
