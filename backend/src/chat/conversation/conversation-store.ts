import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { createVisitorPool } from '../../visitors/visitor-pool.js';
import { hasContact } from '../dialogue/enquiry.js';
import type { Conversation } from './conversation.js';
import { tokenHash } from './conversation-cookie.js';
import { ADD, FIND, FORGET, SAVE } from './conversation-store.sql.js';

/** DI token of the connections that only conversations use: a flood of messages leaves intake its own. */
export const CHAT_POOL = Symbol('CHAT_POOL');

const POOL_SIZE = 4;

/** Opens the pool; connections are made when first needed. */
export function createChatPool(url: string): pg.Pool {
  return createVisitorPool({ url, name: 'chat', size: POOL_SIZE });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that PostgreSQL can't hold
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

/**
 * JSON that a `jsonb` column takes, whatever texts are in it: one that was cut in the middle of an emoji would be refused
 * with all the rest.
 */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(UNSTORABLE, '') : part,
  );
}

/**
 * Conversations in PostgreSQL, each under the hash of the token that its browser holds. All methods throw the database's
 * own errors; which of them mean «away», `isDatabaseUnavailable` knows.
 */
@Injectable()
export class ConversationStore {
  constructor(@Inject(CHAT_POOL) private readonly pool: pg.Pool) {}

  /** The conversation of a token; null for one that names none (any more). */
  async find(token: string): Promise<Conversation | null> {
    const { rows } = await this.pool.query<Conversation>({ name: 'find', text: FIND, values: [tokenHash(token)] });
    return rows[0] ?? null;
  }

  /** Stores a new conversation under a new token. */
  async add(token: string, conversation: Conversation): Promise<void> {
    await this.pool.query({ name: 'add', text: ADD, values: [...valuesOf(conversation), tokenHash(token)] });
  }

  /**
   * Stores a conversation with its last message.
   *
   * @returns false where it is not as it was before that message: somebody else has saved or deleted it meanwhile
   */
  async save(conversation: Conversation): Promise<boolean> {
    const { rowCount } = await this.pool.query({ name: 'save', text: SAVE, values: valuesOf(conversation) });
    return rowCount === 1;
  }

  /** Deletes the conversation of a token, with its enquiry if that was not submitted. */
  async forget(token: string): Promise<void> {
    await this.pool.query(FORGET, [tokenHash(token)]);
  }

  /** Ends the connections, once nothing is under way on them. */
  async close(): Promise<void> {
    await this.pool.end();
  }
}

function valuesOf(conversation: Conversation): unknown[] {
  const { id, messages, state, lines, enquiries, emails, phones, submissionIds } = conversation;
  return [
    ...[id, messages, toStorableJson(state), toStorableJson(lines), enquiries],
    ...[emails, phones, submissionIds, state.enquiry !== null && hasContact(state.enquiry)],
  ];
}
