import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import type { ConversationState, Line } from '../conversation/conversation.js';

/** One message and where it falls. */
export interface Message {
  readonly state: ConversationState;
  /** The conversation so far, oldest first, without this message. */
  readonly lines: readonly Line[];
  readonly message: string;
  readonly now: Date;
  /** Given to the visitor if this message confirms an enquiry. */
  readonly nextReference: string;
}

/** What the assistant says and remembers. */
export interface Turn {
  readonly reply: string;
  readonly state: ConversationState;
  /** The visitor confirmed: to be submitted before the reply is given. */
  readonly submission?: SubmissionWords;
}
