import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import type { ConversationState, Line } from '../conversation/conversation.js';
import type { Said } from './wording.js';

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
export interface Reply {
  readonly says: readonly Said[];
  readonly state: ConversationState;
  /** The visitor confirmed: to be submitted before the reply is given. */
  readonly submission?: SubmissionWords;
}

/** The same in words. */
export interface Turn extends Omit<Reply, 'says'> {
  readonly reply: string;
}
