import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { createVisitorPool } from '../../visitors/visitor-pool.js';
import { hasContact } from '../dialogue/enquiry.js';
import type { Conversation } from './conversation.js';
import { tokenHash } from './conversation-cookie.js';

/** DI token of the connections that only conversations use: a flood of messages leaves intake its own. */
export const CHAT_POOL = Symbol('CHAT_POOL');

const POOL_SIZE = 4;

/** Opens the pool; connections are made when first needed. */
export function createChatPool(url: string): pg.Pool {
  return createVisitorPool({ url, name: 'chat', size: POOL_SIZE });
}

/** What a {@link Conversation} is read from. */
export const CONVERSATION_COLUMNS = `
  id, messages, state, lines, enquiries, emails, phones, submission_ids AS "submissionIds"`;

/** How long a visitor may think before an enquiry that is not confirmed goes to staff as it is. */
const UNFINISHED_AFTER = '30 minutes';

/**
 * $1 to $8: the conversation, $9: whether its enquiry may go to staff as it is, $10: hash of the token. Nothing where the
 * token has one.
 */
const ADD = `
  INSERT INTO chat_conversation (
    id, messages, state, lines, enquiries, emails, phones, submission_ids, unfinished_due_at, token_hash
  )
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN now() + interval '${UNFINISHED_AFTER}' END, $10)
  ON CONFLICT (token_hash) DO NOTHING`;

/** What staff get to know of the enquiry in a state. */
const contentsOf = (state: string) =>
  ['kind', 'serviceType', 'furtherServices', 'slots'].map((part) => `${state}->'enquiry'->'${part}'`).join(', ');

/**
 * $1 to $9 as above. Nothing where somebody saved meanwhile. What a sweep noted meanwhile stays: the submission, and that
 * this enquiry went to staff. It goes there again only where more was said of it since.
 */
const SAVE = `
  UPDATE chat_conversation
  SET messages = $2, state = $3, lines = $4, enquiries = $5, emails = $6, phones = $7,
      submission_ids = ARRAY(SELECT unnest(submission_ids) UNION SELECT unnest($8::uuid[])),
      unfinished_due_at = CASE
        WHEN $9 AND (
          unfinished_sent < $5
          OR unfinished_due_at IS NOT NULL
          OR (${contentsOf('state')}) IS DISTINCT FROM (${contentsOf('$3::jsonb')})
        ) THEN now() + interval '${UNFINISHED_AFTER}'
      END,
      last_message_at = now()
  WHERE id = $1 AND messages = $2 - 1`;

/** $1: most conversations, $2: most to delete. The oldest, but none with an enquiry that will go to staff. */
const DELETE_SURPLUS = `
  DELETE FROM chat_conversation WHERE id IN (
    SELECT id FROM chat_conversation WHERE unfinished_due_at IS NULL
    ORDER BY last_message_at
    LIMIT least($2, greatest(0, (SELECT count(*) FROM chat_conversation) - $1)) FOR UPDATE SKIP LOCKED
  )`;

/** Deleted in one statement. */
const DELETION_STEP = 500;

/**
 * Conversations in PostgreSQL, each under the hash of the token that its browser holds. All methods throw the database's
 * own errors; which of them mean «away», `isDatabaseUnavailable` knows.
 */
@Injectable()
export class ConversationStore {
  constructor(@Inject(CHAT_POOL) private readonly pool: pg.Pool) {}

  /** The conversation of a token; null for one that names none (any more). */
  async find(token: string): Promise<Conversation | null> {
    const text = `SELECT ${CONVERSATION_COLUMNS} FROM chat_conversation WHERE token_hash = $1`;
    const { rows } = await this.pool.query<Conversation>({ name: 'find', text, values: [tokenHash(token)] });
    return rows[0] ?? null;
  }

  /**
   * Stores a new conversation under a new token.
   *
   * @returns false where the token has one by now: the same message came twice
   */
  async add(token: string, conversation: Conversation): Promise<boolean> {
    const values = [...valuesOf(conversation), tokenHash(token)];
    const { rowCount } = await this.pool.query({ name: 'add', text: ADD, values });
    return rowCount === 1;
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
    await this.pool.query('DELETE FROM chat_conversation WHERE token_hash = $1', [tokenHash(token)]);
  }

  /**
   * Deletes the oldest of too many, in small steps, but none with an enquiry that will go to staff.
   *
   * @param most that may stay
   * @returns how many went
   */
  async deleteSurplus(most: number): Promise<number> {
    for (let total = 0; ; ) {
      const { rowCount } = await this.pool.query(DELETE_SURPLUS, [most, DELETION_STEP]);
      total += rowCount ?? 0;
      if (rowCount !== DELETION_STEP) return total;
    }
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that PostgreSQL can't hold
const UNSTORABLE = /\u0000|\p{Surrogate}/gu;

/**
 * JSON that a `jsonb` column takes, whatever texts are in it: one that was cut in the middle of an emoji would be refused
 * with all the rest.
 */
function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(UNSTORABLE, '') : part,
  );
}
