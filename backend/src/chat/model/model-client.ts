import OpenAI, { APIConnectionError, APIError } from 'openai';
import { type ModelAnswer, ModelFailure, readAnswer } from './model-answer.js';
import { MODEL_LIMITS } from './model-limits.js';
import type { Prompt } from './model-prompt.js';
import type { ModelSettings } from './model-variables.js';

/** Parameters that not every endpoint knows; one that is refused is left out from then on. */
const optionalParameters = {
  max_completion_tokens: MODEL_LIMITS.answerTokens,
  stream_options: { include_usage: true },
} as const;

/** Asks a language model, within limits of time and size. */
export class ModelClient {
  private readonly openai: OpenAI;
  private readonly underWay = new Set<AbortController>();
  private optional: Partial<typeof optionalParameters> = optionalParameters;
  private isStopped = false;

  constructor(private readonly settings: ModelSettings) {
    this.openai = new OpenAI({
      baseURL: settings.url,
      // The client insists on a key; without one its header is left out.
      apiKey: settings.key ?? 'none',
      ...(settings.key === undefined && { defaultHeaders: { authorization: null } }),
      organization: null,
      project: null,
      adminAPIKey: null,
      maxRetries: 0,
      timeout: settings.timeLimit,
      // It would log what it can't read, and with it words of the visitor.
      logLevel: 'off',
      fetch: boundedFetch(MODEL_LIMITS.responseBytes),
    });
  }

  /** @throws ModelFailure and nothing else */
  async ask(prompt: Prompt): Promise<ModelAnswer> {
    if (this.isStopped) throw new ModelFailure('stopped');
    const stop = new AbortController();
    this.underWay.add(stop);
    const { timeLimit } = this.settings;
    const first = setTimeout(() => stop.abort(new ModelFailure('no-words-in-time')), timeLimit / 2);
    const whole = setTimeout(() => stop.abort(new ModelFailure('not-done-in-time')), timeLimit);
    try {
      return await this.read(prompt, stop.signal, () => clearTimeout(first));
    } catch (error) {
      this.leaveOutWhatWasRefused(error);
      // The client ends an aborted stream as if it were done.
      throw stop.signal.aborted ? stop.signal.reason : failureOf(error);
    } finally {
      clearTimeout(first);
      clearTimeout(whole);
      this.underWay.delete(stop);
      stop.abort();
    }
  }

  /** Lets go of what is under way; nothing is asked from then on. */
  stop(): void {
    this.isStopped = true;
    for (const asking of this.underWay) asking.abort(new ModelFailure('stopped'));
  }

  private async read({ system, user }: Prompt, signal: AbortSignal, onWords: () => void): Promise<ModelAnswer> {
    const rules = { role: 'system', content: system } as const;
    const question = { role: 'user', content: user } as const;
    const { model } = this.settings;
    const chunks = await this.openai.chat.completions.create(
      { model, messages: [rules, question], stream: true, ...this.optional },
      { signal },
    );
    return readAnswer(chunks, onWords);
  }

  private leaveOutWhatWasRefused(error: unknown): void {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return;
    const known = Object.entries(this.optional).filter(([name]) => !error.message.includes(name));
    this.optional = Object.fromEntries(known);
  }
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable');
  if (error instanceof APIError && error.status !== undefined) return new ModelFailure(`http-${error.status}`);
  const isUnreadable = error instanceof SyntaxError || error instanceof APIError;
  return new ModelFailure(isUnreadable ? 'malformed' : 'closed-midway');
}

/**
 * A fetch whose response fails after so many bytes: a line without end would otherwise be collected until memory is full.
 * It follows no redirect, as the question shall go where the operator said and nowhere else.
 */
function boundedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    let room = limit;
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        room -= chunk.byteLength;
        if (room < 0) controller.error(new ModelFailure('malformed'));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(bound) ?? null, response);
  };
}
