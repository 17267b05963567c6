/** How long a visitor may think before an enquiry that is not confirmed goes to staff as it is. */
const UNFINISHED_AFTER = '30 minutes';

const COLUMNS = `id, messages, state, lines, enquiries, emails, phones, submission_ids AS "submissionIds"`;

/** $1: hash of the token. */
export const FIND = `SELECT ${COLUMNS} FROM chat_conversation WHERE token_hash = $1`;

/** $1 to $8: the conversation, $9: whether its enquiry may go to staff as it is, $10: hash of the token. */
export const ADD = `
  INSERT INTO chat_conversation (
    id, messages, state, lines, enquiries, emails, phones, submission_ids, unfinished_due_at, token_hash
  )
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN now() + interval '${UNFINISHED_AFTER}' END, $10)`;

/**
 * $1 to $9 as above. Nothing where somebody saved meanwhile. What a sweep noted meanwhile stays: the submission, and that
 * this enquiry went to staff. It goes there again only where more was told of it since.
 */
export const SAVE = `
  UPDATE chat_conversation
  SET messages = $2, state = $3, lines = $4, enquiries = $5, emails = $6, phones = $7,
      submission_ids = ARRAY(SELECT unnest(submission_ids) UNION SELECT unnest($8::uuid[])),
      unfinished_due_at = CASE
        WHEN $9 AND (
          unfinished_sent < $5
          OR unfinished_due_at IS NOT NULL
          OR state->'enquiry'->'slots' IS DISTINCT FROM $3::jsonb->'enquiry'->'slots'
        ) THEN now() + interval '${UNFINISHED_AFTER}'
      END,
      last_message_at = now()
  WHERE id = $1 AND messages = $2 - 1`;

/** $1: hash of the token. */
export const FORGET = 'DELETE FROM chat_conversation WHERE token_hash = $1';

/** The next whose visitor has been silent for long enough; one that another process has in hand is left to it. */
export const TAKE_UNFINISHED = `
  SELECT ${COLUMNS} FROM chat_conversation WHERE unfinished_due_at <= now()
  ORDER BY unfinished_due_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** $1: id, $2: the submission. */
export const NOTE_UNFINISHED = `
  UPDATE chat_conversation
  SET unfinished_due_at = NULL, unfinished_sent = enquiries, submission_ids = submission_ids || $2::uuid
  WHERE id = $1`;

/** $1: id. So that one that can't be handed over holds up no other. */
export const PUT_OFF_UNFINISHED =
  "UPDATE chat_conversation SET unfinished_due_at = now() + interval '10 minutes' WHERE id = $1";

/** $1: most conversations, $2: most to delete. The oldest, but none with an enquiry that will go to staff. */
export const DELETE_SURPLUS = `
  DELETE FROM chat_conversation WHERE id IN (
    SELECT id FROM chat_conversation WHERE unfinished_due_at IS NULL
    ORDER BY last_message_at
    LIMIT least($2, greatest(0, (SELECT count(*) FROM chat_conversation) - $1)) FOR UPDATE SKIP LOCKED
  )`;
