/** $1: the normal lag in seconds. Each half reads its own partial index. */
export const SUBMISSIONS = `
  SELECT overdue.*, failed.*
  FROM (
    SELECT count(*)::int AS overdue, min(received_at) AS "oldestOverdueAt" FROM submission
    WHERE state = 'waiting' AND received_at < now() - make_interval(secs => $1)
  ) overdue, (
    SELECT count(*)::int AS failed, min(received_at) AS "oldestFailedAt" FROM submission WHERE state = 'failed'
  ) failed`;

/** $1: the normal lag in seconds. Reasons as noted; few, since a mail server says the same of all its mails. */
export const UNSENT_MAILS = `
  SELECT 'overdue' AS state, last_error AS reason, count(*)::int AS mails, min(requested_at) AS "oldestAt",
         min(due_at) FILTER (WHERE due_at > now()) AS "nextTryAt"
  FROM mail_delivery
  WHERE state = 'pending' AND requested_at < now() - make_interval(secs => $1)
  GROUP BY last_error
  UNION ALL
  SELECT 'failed', last_error, count(*)::int, min(requested_at), NULL
  FROM mail_delivery WHERE state = 'failed' GROUP BY last_error`;

/** $1: seconds of silence after which a worker counts as gone, $2: after which it is not shown any more. */
export const WORKERS = `
  SELECT id, host, pid, version, is_working AS "isWorking", started_at AS "startedAt", seen_at AS "seenAt",
         seen_at > now() - make_interval(secs => $1) AS "isAlive"
  FROM worker_process WHERE seen_at > now() - make_interval(secs => $2)
  ORDER BY started_at, id`;

/** $1: the beginning. A submission with a lead counts as one, whatever its state says. */
export const BALANCE = `
  SELECT count(*)::int AS received,
         count(lead.id)::int AS leads,
         count(*) FILTER (WHERE lead.id IS NULL AND submission.state = 'suspected_spam')::int AS "suspectedSpam",
         count(*) FILTER (WHERE lead.id IS NULL AND submission.state = 'waiting')::int AS waiting,
         count(*) FILTER (WHERE lead.id IS NULL AND submission.state = 'failed')::int AS failed,
         count(*) FILTER (WHERE mail.state = 'sent')::int AS "mailsSent",
         count(*) FILTER (WHERE mail.state <> 'sent')::int AS "mailsOpen"
  FROM submission
  LEFT JOIN lead ON lead.submission_id = submission.id
  LEFT JOIN mail_delivery mail ON mail.lead_id = lead.id AND mail.kind = 'staff_notification' AND mail.requested_by = 'system'
  WHERE submission.received_at >= $1 AND (submission.erased_at IS NULL OR lead.id IS NOT NULL)`;
