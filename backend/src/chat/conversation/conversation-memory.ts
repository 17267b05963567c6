import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { afterExchange, type Exchange } from './after-exchange.js';
import { type Conversation, newConversation } from './conversation.js';
import { createToken } from './conversation-cookie.js';
import { ConversationStore } from './conversation-store.js';

/** A conversation to go on with, and where it comes from. */
export type Recalled =
  | { readonly kind: 'known'; readonly conversation: Conversation; readonly token: string }
  /** Under a token of its own, whatever token was asked for: nobody can choose one for somebody else. */
  | { readonly kind: 'new'; readonly conversation: Conversation; readonly token: string }
  /** The database is away: there is nothing to go on with, and nothing to come back to. */
  | { readonly kind: 'away'; readonly conversation: Conversation };

/** What became of an exchange that was to be remembered; `overtaken` means that another message came first. */
export type Keeping = 'kept' | 'overtaken' | 'away';

/** Recalls and keeps conversations, and knows when it can't. */
@Injectable()
export class ConversationMemory {
  constructor(private readonly store: ConversationStore) {}

  /** @param token of the visitor's browser, or null */
  async recall(token: string | null): Promise<Recalled> {
    try {
      const conversation = token === null ? null : await this.store.find(token);
      if (token !== null && conversation) return { kind: 'known', conversation, token };
      return { kind: 'new', conversation: emptyConversation(), token: createToken() };
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
      if (recalled.kind === 'known') return (await this.store.save(conversation)) ? 'kept' : 'overtaken';
      await this.store.add(recalled.token, conversation);
      return 'kept';
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
