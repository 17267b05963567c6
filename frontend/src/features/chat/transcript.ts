import { type ChatMessage, type ChatRole, chatTexts } from '@fahrzeugpflege/contracts';
import { ApiError } from '#lib/api-client.ts';
import { randomUuid } from '#lib/ids.ts';

/** A message as the visitor sees it. */
export interface ShownMessage extends ChatMessage {
  /** A message of the visitor that got no answer. */
  readonly isUnsent?: boolean;
}

/** A message that got no answer and may be sent again. */
interface Unsent {
  readonly message: string;
  readonly failure: Failure;
}

/** What was said since the conversation was loaded. */
export interface Transcript {
  readonly messages: readonly ShownMessage[];
  readonly unsent?: Unsent;
}

/** What happens in a conversation. */
export type TranscriptEvent =
  | { readonly type: 'asked'; readonly message: string }
  | { readonly type: 'answered'; readonly reply: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The visitor takes the unanswered message back, to send it again or to change it. */
  | { readonly type: 'recalled' }
  | { readonly type: 'emptied' };

/** Nothing said yet. */
export const EMPTY_TRANSCRIPT: Transcript = { messages: [] };

/** The conversation after an event. */
export function continueTranscript({ messages, unsent }: Transcript, event: TranscriptEvent): Transcript {
  switch (event.type) {
    case 'asked':
      return { messages: [...messages, newMessage('user', event.message)] };
    case 'answered':
      return { messages: [...messages, newMessage('bot', event.reply)] };
    case 'failed': {
      const question = messages.at(-1);
      if (question?.role !== 'user') return { messages };
      return {
        messages: [...messages.slice(0, -1), { ...question, isUnsent: true }, newMessage('bot', chatTexts.failure)],
        unsent: { message: question.content, failure: event.failure },
      };
    }
    case 'recalled':
      // The message and the assistant's regret about it.
      return { messages: unsent ? messages.slice(0, -2) : messages };
    case 'emptied':
      return EMPTY_TRANSCRIPT;
  }
}

function newMessage(role: ChatRole, content: string): ShownMessage {
  return { id: randomUuid(), role, content, timestamp: new Date().toISOString() };
}

/** Why a message got no answer, and what can be done about it. */
export interface Failure {
  readonly reason: string;
  /** `resend`: the same words may go through later; `edit`: they never will. */
  readonly remedy: 'resend' | 'edit';
}

const UNANSWERED = 'Ihre Nachricht ist nicht beantwortet worden.';
const OFFLINE =
  'Sie sind gerade offline. Ihre Nachricht steht noch hier. Sobald die Verbindung wieder da ist, können Sie sie nochmals senden.';
const TOO_MANY = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.';
const NOT_ACCEPTED = "Diese Nachricht lässt sich nicht senden. Möglich sind 1 bis 2'000 Zeichen.";

/** What a failed call means to the visitor. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { reason: navigator.onLine ? UNANSWERED : OFFLINE, remedy: 'resend' };
  if (error.status === 429) return { reason: error.problem?.detail ?? TOO_MANY, remedy: 'resend' };
  if (error.status === 413 || error.status === 422) return { reason: NOT_ACCEPTED, remedy: 'edit' };
  return { reason: UNANSWERED, remedy: 'resend' };
}
