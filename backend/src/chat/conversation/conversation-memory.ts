import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Conversation, type ConversationState, type Line, newConversation } from './conversation.js';
import { createToken } from './conversation-cookie.js';
import { ConversationStore } from './conversation-store.js';
import { contactsIn } from './written-contacts.js';

/** A conversation to go on with, and where it comes from. */
export type Recalled =
  | { readonly kind: 'known'; readonly conversation: Conversation; readonly token: string }
  /** Never under the token of a cookie that names nothing: nobody can choose one for somebody else. */
  | { readonly kind: 'new'; readonly conversation: Conversation; readonly token: string }
  /** The database is away: there is nothing to go on with, and nothing to come back to. */
  | { readonly kind: 'away'; readonly conversation: Conversation };

/** What became of an exchange that was to be remembered; `overtaken` means that another message came first. */
export type Keeping = 'kept' | 'overtaken' | 'away';

/** A visitor's message and what came of it. */
export interface Exchange {
  readonly message: string;
  /** See `Line`. */
  readonly messageId?: string;
  readonly reply: string;
  readonly state: ConversationState;
  readonly at: Date;
  /** See `Turn`. */
  readonly onlyAsks: boolean;
  /** Where it made a submission. */
  readonly submissionId?: string;
}

/** Recalls and keeps conversations, and knows when it can't. */
@Injectable()
export class ConversationMemory {
  constructor(private readonly store: ConversationStore) {}

  /**
   * @param token of the visitor's cookie, or null
   * @param keyToken of the key that the visitor's browser made, or null: a conversation that begins is kept under it
   */
  async recall(token: string | null, keyToken: string | null): Promise<Recalled> {
    try {
      for (const each of [keyToken, token]) {
        const conversation = each === null ? null : await this.store.find(each);
        if (each !== null && conversation) return { kind: 'known', conversation, token: each };
      }
      return { kind: 'new', conversation: emptyConversation(), token: keyToken ?? createToken() };
    } catch (error) {
      if (isDatabaseUnavailable(error)) return { kind: 'away', conversation: emptyConversation() };
      throw error;
    }
  }

  /** Stores what was recalled, with one more exchange. */
  async keep(recalled: Recalled, exchange: Exchange): Promise<Keeping> {
    if (recalled.kind === 'away') return 'away';
    const conversation = afterExchange(recalled.conversation, exchange);
    try {
      const isKept =
        recalled.kind === 'known'
          ? await this.store.save(conversation)
          : await this.store.add(recalled.token, conversation);
      return isKept ? 'kept' : 'overtaken';
    } catch (error) {
      if (isDatabaseUnavailable(error)) return 'away';
      throw error;
    }
  }
}

function emptyConversation(): Conversation {
  const nothing = { lines: [], enquiries: 0, emails: [], phones: [], submissionIds: [] };
  return { id: uuidv7(), messages: 0, state: newConversation, ...nothing };
}

/** Addresses or numbers kept of one conversation; whoever writes more of them is no person with a wish. */
const MOST_CONTACTS = 20;

function afterExchange(
  before: Conversation,
  { message, messageId: id, reply, state, at: time, submissionId }: Exchange,
): Conversation {
  const at = time.toISOString();
  const isBegun = before.state.enquiry === null && state.enquiry !== null;
  // What stands in the message, and what the enquiry has understood of several.
  const { email = '', phone = '' } = state.enquiry?.slots ?? {};
  const written = contactsIn(`${message}\n${email}\n${phone}`);
  return {
    id: before.id,
    messages: before.messages + 1,
    state,
    lines: boundedLines([
      ...before.lines,
      { role: 'user', content: message, at, ...(id !== undefined && { id }) },
      { role: 'bot', content: reply, at },
    ]),
    enquiries: before.enquiries + (isBegun ? 1 : 0),
    submissionIds: unique(before.submissionIds, submissionId === undefined ? [] : [submissionId]),
    emails: unique(before.emails, written.emails).slice(-MOST_CONTACTS),
    phones: unique(before.phones, written.phones).slice(-MOST_CONTACTS),
  };
}

function unique(before: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...before, ...more])];
}

/** Most that the lines of one conversation may take as JSON, in bytes. */
const MOST_BYTES = 60_000;

/** The last lines that fit, in pairs: a reply never stays without its question. */
export function boundedLines(lines: readonly Line[]): readonly Line[] {
  let first = lines.length;
  let size = 2;
  while (first >= 2) {
    // The brackets of a pair are what the commas are in the whole.
    size += Buffer.byteLength(JSON.stringify(lines.slice(first - 2, first)));
    if (size > MOST_BYTES) break;
    first -= 2;
  }
  return lines.slice(first);
}
