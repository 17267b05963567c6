/** $1: ids, $2: lease in seconds. Should their job get lost, the relay publishes them after that. */
export const REOPEN_SUBMISSIONS = `
  UPDATE submission SET state = 'waiting', relay_due_at = now() + make_interval(secs => $2)
  WHERE id = ANY ($1::uuid[]) AND state = 'failed'`;

/** $1: ids. All tries are ahead of them again; the reason stays until the next one. */
export const REOPEN_MAILS = `
  UPDATE mail_delivery SET state = 'pending', attempts = 0, due_at = now()
  WHERE id = ANY ($1::uuid[]) AND state = 'failed'`;

/** $1: most rows. Due at once: the relay publishes them within seconds. */
export const RELEASE_SUBMISSIONS = `
  UPDATE submission SET state = 'waiting', relay_due_at = now()
  WHERE id IN (
    SELECT id FROM submission WHERE state = 'failed' ORDER BY received_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

/** $1: most rows, $2: how overdue the sweep wants them, in seconds. What is being sent right now is left alone. */
export const RELEASE_MAILS = `
  UPDATE mail_delivery SET state = 'pending', attempts = 0, due_at = now() - make_interval(secs => $2)
  WHERE id IN (
    SELECT id FROM mail_delivery
    WHERE (state = 'failed' OR (state = 'pending' AND due_at > now() AND last_error IS NOT NULL))
      AND (locked_until IS NULL OR locked_until < now())
    ORDER BY requested_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;
