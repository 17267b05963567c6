import { boundedLines } from './bounded-lines.js';
import { contactsIn } from './contacts-in.js';
import type { Conversation, ConversationState, WrittenContacts } from './conversation.js';

/** A visitor's message and what came of it. */
export interface Exchange {
  readonly message: string;
  readonly reply: string;
  readonly state: ConversationState;
  readonly at: Date;
  /** Where it made a submission. */
  readonly submissionId?: string | undefined;
}

/** Addresses or numbers kept of one conversation; whoever writes more of them is no person with a wish. */
const MOST_CONTACTS = 20;

/** The conversation with one more message and its reply. */
export function afterExchange(before: Conversation, exchange: Exchange): Conversation {
  const { message, reply, state, submissionId } = exchange;
  const at = exchange.at.toISOString();
  const isBegun = before.state.enquiry === null && state.enquiry !== null;
  const submissionIds = new Set([...before.submissionIds, ...(submissionId === undefined ? [] : [submissionId])]);
  return {
    id: before.id,
    messages: before.messages + 1,
    state,
    lines: boundedLines([...before.lines, { role: 'user', content: message, at }, { role: 'bot', content: reply, at }]),
    enquiries: before.enquiries + (isBegun ? 1 : 0),
    submissionIds: [...submissionIds],
    ...withContactsOf(before, message, state),
  };
}

/** What stands in the message, and what the enquiry has understood of several. */
function withContactsOf(before: WrittenContacts, message: string, { enquiry }: ConversationState): WrittenContacts {
  const { email = '', phone = '' } = enquiry?.slots ?? {};
  const written = contactsIn(`${message}\n${email}\n${phone}`);
  return {
    emails: last([...before.emails, ...written.emails]),
    phones: last([...before.phones, ...written.phones]),
  };
}

function last(contacts: readonly string[]): string[] {
  return [...new Set(contacts)].slice(-MOST_CONTACTS);
}
