import { CHAT_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import { noteInRun } from './retention-run.js';

/** $1: conversations, $2: submissions, $3: leads. By id, as all who lock several. */
const DELETE = `
  DELETE FROM chat_conversation WHERE id IN (
    SELECT id FROM chat_conversation
    WHERE id = ANY ($1::uuid[])
      OR submission_ids && ($2::uuid[] || ARRAY(SELECT submission_id FROM lead WHERE id = ANY ($3::uuid[])))
    ORDER BY id FOR UPDATE
  )`;

const DUE = `last_message_at < now() - make_interval(days => ${CHAT_RETENTION_DAYS})`;

/** $1: most rows. One to which a message is being added right now is not due any more. */
const DELETE_DUE = `
  DELETE FROM chat_conversation WHERE id IN (
    SELECT id FROM chat_conversation WHERE ${DUE} ORDER BY last_message_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )`;

interface ConversationChoice {
  readonly conversationIds: readonly string[];
  /** And all that led to one of these. */
  readonly submissionIds: readonly string[];
  readonly leadIds: readonly string[];
}

/** Deletes conversations with the assistant; answers how many. There is nothing in them that figures need. */
export async function deleteConversations(manager: EntityManager, choice: ConversationChoice): Promise<number> {
  const { conversationIds, submissionIds, leadIds } = choice;
  const [, count]: [unknown, number] = await manager.query(DELETE, [conversationIds, submissionIds, leadIds]);
  return count;
}

/** Conversations that the next run deletes. */
export async function countDueConversations(manager: EntityManager): Promise<number> {
  const [due]: [{ count: number }] = await manager.query(
    `SELECT count(*)::int AS count FROM chat_conversation WHERE ${DUE}`,
  );
  return due.count;
}

/**
 * Deletes some conversations whose last message is older than the privacy page states, and notes it.
 *
 * @param manager of a transaction of its own, as short as the batch is small
 * @returns how many; none when nothing is left
 */
export async function deleteDueConversations(manager: EntityManager, limit: number): Promise<number> {
  const [, conversations]: [unknown, number] = await manager.query(DELETE_DUE, [limit]);
  await noteInRun(manager, { conversations });
  return conversations;
}
