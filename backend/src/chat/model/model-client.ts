import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { ModelSettings } from './model-variables.js';

/** Characters of an answer; a longer one is none for a chat, and not read on. */
const MOST_CHARACTERS = 1_200;
/** Tokens of an answer: German takes about three characters for one. */
export const ANSWER_TOKENS = 500;
/** Bytes of a response with all its wrapping: without end it would fill the memory. */
const MOST_BYTES = 512 * 1024;

/** Parameters that not every endpoint knows; one that is refused is left out from then on. */
const optionalParameters = { max_completion_tokens: ANSWER_TOKENS, stream_options: { include_usage: true } };

/** What a model is asked; nothing of any other question is in it. */
export interface Prompt {
  /** The rules. */
  readonly system: string;
  /** Passages and question, each between its marks. */
  readonly user: string;
}

/** What a model wrote, unjudged. */
export interface ModelAnswer {
  readonly text: string;
  /** As the endpoint reported it; undefined where it did not. */
  readonly tokens: number | undefined;
}

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

/** Asks a language model over the chat completions protocol, within limits of time and size. */
export class ModelClient {
  private readonly underWay = new Set<AbortController>();
  private optional: Partial<typeof optionalParameters> = optionalParameters;
  private isStopped = false;

  constructor(private readonly settings: ModelSettings) {}

  /** @throws ModelFailure and nothing else */
  async ask(prompt: Prompt): Promise<ModelAnswer> {
    if (this.isStopped) throw new ModelFailure('stopped');
    const stop = new AbortController();
    this.underWay.add(stop);
    const { timeLimit } = this.settings;
    const first = setTimeout(() => stop.abort(new ModelFailure('no-words-in-time')), timeLimit / 2);
    const whole = setTimeout(() => stop.abort(new ModelFailure('not-done-in-time')), timeLimit);
    try {
      const response = await this.request(prompt, stop.signal);
      return await readAnswer(response, () => clearTimeout(first));
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason;
      throw error instanceof ModelFailure ? error : new ModelFailure('closed-midway');
    } finally {
      clearTimeout(first);
      clearTimeout(whole);
      this.underWay.delete(stop);
      // Lets go of a response that was not read to its end.
      stop.abort();
    }
  }

  /** Lets go of what is under way; nothing is asked from then on. */
  stop(): void {
    this.isStopped = true;
    for (const asking of this.underWay) asking.abort(new ModelFailure('stopped'));
  }

  private async request({ system, user }: Prompt, signal: AbortSignal): Promise<Response> {
    const { url, model, key } = this.settings;
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, stream: true, ...this.optional }),
      // The question shall go where the operator said and nowhere else.
      redirect: 'error',
      signal,
    }).catch(() => {
      throw new ModelFailure('unreachable');
    });
    if (response.ok) return response;
    if (response.status === 400 || response.status === 422) await this.leaveOutWhatIsRefused(response);
    throw new ModelFailure(`http-${response.status}`);
  }

  private async leaveOutWhatIsRefused(response: Response): Promise<void> {
    let complaint = '';
    for await (const text of textOf(response)) complaint += text;
    const known = Object.entries(this.optional).filter(([name]) => !complaint.includes(name));
    this.optional = Object.fromEntries(known);
  }
}

const deltaSchema = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(z.unknown()).nullish(),
});
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullish(),
  error: z.null().optional(),
});

/**
 * Puts the pieces of one streamed answer together. An endpoint may send anything.
 *
 * @param onWords called with each piece once there are words
 * @throws ModelFailure as soon as it is no answer for a chat, or where it is not whole
 */
async function readAnswer(response: Response, onWords: () => void): Promise<ModelAnswer> {
  let text = '';
  let finish: string | undefined;
  let tokens: number | undefined;
  for await (const { choices, usage } of chunksOf(response)) {
    const choice = choices?.[0];
    if (choice?.delta?.refusal) throw new ModelFailure('refused');
    if (choice?.delta?.tool_calls?.length) throw new ModelFailure('called-a-tool');
    text += choice?.delta?.content ?? '';
    finish = choice?.finish_reason ?? finish;
    tokens = usage?.total_tokens ?? tokens;
    if (text.length > MOST_CHARACTERS) throw new ModelFailure('too-long');
    if (text.trim() !== '') onWords();
  }
  if (finish === 'content_filter') throw new ModelFailure('refused');
  if (finish === 'length') throw new ModelFailure('cut-off');
  if (text.trim() === '') throw new ModelFailure('empty');
  // A connection that ends early looks like an end; only this tells that the model was done.
  if (finish !== 'stop') throw new ModelFailure('closed-midway');
  return { text, tokens };
}

/** @throws ModelFailure */
async function* chunksOf(response: Response): AsyncGenerator<z.infer<typeof chunkSchema>> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  for await (const text of textOf(response)) {
    parser.feed(text);
    for (const data of events.splice(0)) {
      if (data === '[DONE]') return;
      yield parseChunk(data);
    }
  }
}

function parseChunk(data: string): z.infer<typeof chunkSchema> {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch {
    throw new ModelFailure('malformed');
  }
}

/** @throws ModelFailure once there are too many bytes: a line without end would be collected until memory is full */
async function* textOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure('malformed');
    yield decoder.decode(piece, { stream: true });
  }
}
