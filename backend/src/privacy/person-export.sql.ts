/** $1: leads. Each with what was typed, what was done, and its mails; no name of an account, which is another person's. */
export const READ_LEADS = `
  SELECT lead.id, submission.words,
    (SELECT coalesce(json_agg(json_build_object('at', at, 'action', action, 'changes', changes) ORDER BY entry.id), '[]')
     FROM audit_entry entry WHERE entry.lead_id = lead.id) AS history,
    (SELECT coalesce(json_agg(json_build_object('state', state, 'requestedAt', requested_at, 'sentAt', sent_at)
       ORDER BY requested_at, mail.id), '[]')
     FROM mail_delivery mail WHERE mail.lead_id = lead.id) AS mails
  FROM lead JOIN submission ON submission.id = lead.submission_id
  WHERE lead.id = ANY ($1::uuid[])`;

/** $1: ids. */
export const READ_SUBMISSIONS = `
  SELECT id, received_at AS "receivedAt", state, words FROM submission WHERE id = ANY ($1::uuid[])
  ORDER BY received_at DESC, id`;

/** $1: ids. */
export const READ_CONVERSATIONS = `
  SELECT created_at AS "createdAt", lines FROM chat_conversation WHERE id = ANY ($1::uuid[])
  ORDER BY created_at DESC, id`;
