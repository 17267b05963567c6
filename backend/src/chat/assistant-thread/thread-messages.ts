import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import type { Message, Turn } from '../dialogue/converse.js';
import type { Prompt } from '../model/model-prompt.js';

/** What a thread is started with. */
export interface ThreadData {
  /** Whether there is a language model that it may have asked. */
  readonly hasModel: boolean;
  /** What its assistant says of prices, hours and the campaign: read once, as it is loaded. */
  readonly facts: BusinessFacts;
}

/** What is to be done: a message to be read, or to go on with one that waited for the language model. */
export type Step = { readonly message: Message } | { readonly worded: string | undefined };

/** To a thread; the number tells messages apart. */
export type Task = Step & { readonly id: number };

/** What came of a step. Whoever has the language model asked goes on with what that says. */
export type Outcome =
  | { readonly turn: Turn }
  | { readonly ask: { readonly prompt: Prompt; readonly now: Date } }
  | { readonly error: Error };

/** From a thread. */
export type Report =
  | { readonly kind: 'loaded'; readonly clock: string | undefined }
  | { readonly kind: 'log'; readonly level: 'log' | 'warn' | 'error'; readonly text: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly outcome: Outcome };
