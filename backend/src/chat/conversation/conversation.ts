import type { ChatRole } from '@fahrzeugpflege/contracts';
import type { AnswerContext, EnquiryKind } from '../answers/answer.js';
import type { Enquiry } from '../dialogue/enquiry.js';
import type { WrittenContacts } from './written-contacts.js';

/** A line of a conversation as it is stored; the greeting is not. */
export interface Line {
  readonly role: ChatRole;
  readonly content: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of a visitor's message, from its page: the same for what is sent again. */
  readonly id?: string;
}

/** What the assistant remembers of a conversation. JSON. */
export interface ConversationState {
  readonly context: AnswerContext;
  /** The enquiry that is being taken up, or null. */
  readonly enquiry: Enquiry | null;
  /** Enquiries that were submitted so far: each has an id of its own. */
  readonly submitted: number;
  /** Who the visitor is, as the last enquiry said that is closed, sent or not: not asked anew. */
  readonly knownContact?: KnownContact;
  /** The enquiry that the last message called off: the next one may take that back. */
  readonly calledOff?: Enquiry;
  /** What the last reply offered to take up: a mere yes accepts it. */
  readonly offered?: Offered;
  /** The enquiry that the last message confirmed: the next one may say so again. */
  readonly confirmed?: Confirmed;
  /** Messages since an enquiry was last closed, sent or not; absent where none was. */
  readonly sinceClosed?: number;
}

/** An enquiry that the assistant offered to take up. */
export interface Offered {
  readonly kind: EnquiryKind;
  /** True where it asked in so many words: then a name or a vehicle says yes as well. */
  readonly isAsked?: boolean;
  /** True where another reply was given since, which offered nothing: then a clear yes alone accepts. */
  readonly isEarlier?: boolean;
}

/** What the confirmation of an enquiry says. */
export interface Confirmed {
  readonly reference: string;
  /** True where people can answer in writing alone. */
  readonly isByEmail: boolean;
}

/** Who asks and how to be reached. */
export type KnownContact = Readonly<Partial<Record<'name' | 'email' | 'phone', string>>>;

export const newConversation: ConversationState = { context: {}, enquiry: null, submitted: 0 };

/** A conversation as it is stored. */
export interface Conversation extends WrittenContacts {
  readonly id: string;
  /** Of the visitor, so far. Each is saved once, so that the number also tells versions apart. */
  readonly messages: number;
  readonly state: ConversationState;
  /** The last of them: the oldest make room. Two for each message. */
  readonly lines: readonly Line[];
  /** Enquiries that were begun so far. */
  readonly enquiries: number;
  /** What became of it. */
  readonly submissionIds: readonly string[];
}
