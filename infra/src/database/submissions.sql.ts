/** For how long the same words from the same address are one submission, where they bring no key of their own. Minutes. */
export const REPEAT_MINUTES = 10;

/** SQL: whether a stored row is young enough for an incoming one (`s`) to repeat it. @param stored alias of `submission` */
export function isRecent(stored: string): string {
  return `${stored}.received_at > s."receivedAt" - interval '${REPEAT_MINUTES} minutes'`;
}

/**
 * $1: stored submissions as JSON, $2: seconds until the relay may publish them. A known id and a repeat of a native form
 * within ten minutes are left out. Rows in the order of their ids, so that two batches never lock crosswise; of one id a
 * sound one goes before a suspected one. The `OR` keeps the repeat a look into the index for each row that may be one: as a
 * join, planned while the table was small, it reads the whole table for each batch.
 */
export const INSERT_SUBMISSIONS = `
  INSERT INTO submission (id, received_at, way_in, fingerprint, spam_reason, words, state, relay_due_at)
  SELECT s.id, s."receivedAt", s."wayIn", s.fingerprint, s."spamReason", s.words,
         CASE WHEN s."spamReason" IS NULL THEN 'waiting' ELSE 'suspected_spam' END,
         now() + make_interval(secs => $2)
  FROM json_to_recordset($1::json) AS s (
    id uuid, "previousId" uuid, "receivedAt" timestamptz, "wayIn" text, fingerprint text, "spamReason" text, words jsonb
  )
  WHERE s."previousId" IS NULL OR NOT EXISTS (
    SELECT 1 FROM submission earlier
    WHERE earlier.id = s."previousId" AND ${isRecent('earlier')}
  )
  ORDER BY s.id, s."spamReason" NULLS FIRST
  ON CONFLICT (id) DO NOTHING
  RETURNING id, fingerprint, spam_reason AS "spamReason"`;

/**
 * Parameters as above: what is stored of these, and under the ids of the ten minutes before. A suspected one whose words
 * came again unsuspected is released, once; the row of it says so. What was erased has no words to compare and is left out.
 */
export const FIND_SUBMISSIONS = `
  WITH incoming AS (
    SELECT * FROM json_to_recordset($1::json) AS s (
      id uuid, "previousId" uuid, "receivedAt" timestamptz, fingerprint text, "spamReason" text
    )
  ), released AS (
    UPDATE submission
    SET state = 'waiting', released_at = now(), relay_due_at = now() + make_interval(secs => $2)
    WHERE id IN (
      SELECT known.id FROM incoming s
      JOIN submission known ON known.id = ANY (ARRAY[s.id, s."previousId"]) AND known.fingerprint = s.fingerprint
      WHERE known.state = 'suspected_spam' AND s."spamReason" IS NULL
        AND (known.id = s.id OR ${isRecent('known')})
      ORDER BY known.id FOR UPDATE OF known
    )
    RETURNING id
  )
  SELECT id, fingerprint, received_at AS "receivedAt", released.id IS NOT NULL AS "isReleased"
  FROM submission LEFT JOIN released USING (id)
  WHERE erased_at IS NULL AND id IN (SELECT unnest(ARRAY[s.id, s."previousId"]) FROM incoming s)`;
