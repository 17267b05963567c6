/**
 * What the assistant remembers of a conversation, by the hash of the token that the visitor's browser holds. `messages`
 * counts those of the visitor, and with each save tells whether somebody else has saved meanwhile. `emails` and `phones`
 * are all that were written, by which a person is found; `submission_ids` what became of it. `enquiries` numbers those that
 * were begun; `unfinished_sent` is the number of the last that was handed over unfinished.
 */
const table = `
  CREATE TABLE chat_conversation (
    id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_message_at timestamptz NOT NULL DEFAULT now(),
    messages integer NOT NULL,
    state jsonb NOT NULL,
    lines jsonb NOT NULL,
    emails text[] NOT NULL,
    phones text[] NOT NULL,
    submission_ids uuid[] NOT NULL,
    enquiries integer NOT NULL,
    unfinished_due_at timestamptz,
    unfinished_sent integer NOT NULL DEFAULT 0
  )`;

const indices = [
  'CREATE INDEX chat_conversation_age ON chat_conversation (last_message_at)',
  `CREATE INDEX chat_conversation_unfinished ON chat_conversation (unfinished_due_at)
   WHERE unfinished_due_at IS NOT NULL`,
  'CREATE INDEX chat_conversation_emails ON chat_conversation USING gin (emails)',
  'CREATE INDEX chat_conversation_phones ON chat_conversation USING gin (phones)',
  'CREATE INDEX chat_conversation_submissions ON chat_conversation USING gin (submission_ids)',
];

/** Conversations with the assistant. */
export const conversations = { up: [table, ...indices], down: ['DROP TABLE chat_conversation'] };
