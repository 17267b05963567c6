import { type ChatMessage, type ChatRole, chatTexts } from '@fahrzeugpflege/contracts';
import { randomUuid } from '#lib/ids.ts';
import type { Failure } from './failure.ts';

/** A line as the visitor sees it. */
export interface Line extends ChatMessage {
  /** A message of the visitor that got no answer. */
  readonly isUnsent?: boolean;
}

/** A message that got no answer and may be sent again. */
export interface Unsent {
  readonly message: string;
  readonly failure: Failure;
}

/** What was said since the conversation was loaded. */
export interface Transcript {
  readonly lines: readonly Line[];
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
export const EMPTY_TRANSCRIPT: Transcript = { lines: [] };

/** The conversation after an event. */
export function continueTranscript({ lines, unsent }: Transcript, event: TranscriptEvent): Transcript {
  switch (event.type) {
    case 'asked':
      return { lines: [...lines, line('user', event.message)] };
    case 'answered':
      return { lines: [...lines, line('bot', event.reply)] };
    case 'failed': {
      const question = lines.at(-1);
      if (question?.role !== 'user') return { lines };
      return {
        lines: [...lines.slice(0, -1), { ...question, isUnsent: true }, line('bot', chatTexts.failure)],
        unsent: { message: question.content, failure: event.failure },
      };
    }
    case 'recalled':
      // The message and the assistant's regret about it.
      return { lines: unsent ? lines.slice(0, -2) : lines };
    case 'emptied':
      return EMPTY_TRANSCRIPT;
  }
}

function line(role: ChatRole, content: string): Line {
  return { id: randomUuid(), role, content, timestamp: new Date().toISOString() };
}
