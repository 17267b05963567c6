import type { ChatRole } from '@fahrzeugpflege/contracts';
import type { AnswerContext } from '../answering/answer.js';
import type { Enquiry } from '../enquiry/enquiry.js';

/** A line of a conversation as it is stored; the greeting is not. */
export interface Line {
  readonly role: ChatRole;
  readonly content: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What the assistant remembers of a conversation. JSON. */
export interface ConversationState {
  readonly context: AnswerContext;
  /** The enquiry that is being taken up, or null. */
  readonly enquiry: Enquiry | null;
  /** Enquiries that were submitted so far: each has an id of its own. */
  readonly submitted: number;
}

export const newConversation: ConversationState = { context: {}, enquiry: null, submitted: 0 };
