import { eventually } from '../support/eventually.js';
import type { Stack } from '../support/stack.js';
import type { Evidence } from './audit.js';

/** Locks of 20 s, leases of a minute and pauses after failed tries follow each other. Milliseconds. */
const PATIENCE = 240_000;

/** Resolves when nothing waits any more: whatever is not there then never comes. */
export async function settled({ records, queues }: Pick<Stack, 'records' | 'queues'>): Promise<void> {
  await eventually(async () => {
    const [stored] = await records.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM submission WHERE state = 'waiting') AS submissions,
              (SELECT count(*)::int FROM mail_delivery WHERE state = 'pending') AS mails`,
    );
    const [jobs, mailJobs] = await Promise.all(
      (['lead-received', 'lead-mail'] as const).map((queue) => queues.count(queue, 'waiting', 'active', 'delayed')),
    );
    const left = { ...stored, jobs, mailJobs };
    if (Object.values(left).some((count) => count !== 0)) throw new Error(`still open: ${JSON.stringify(left)}`);
  }, PATIENCE);
}

/** All leads and mails that there are. */
export async function evidenceOf({ records, mails }: Pick<Stack, 'records' | 'mails'>): Promise<Evidence> {
  return {
    leads: await records.query('SELECT email, submission_id AS "submissionId" FROM lead'),
    mails: mails.mails.map((mail) => ({
      email: /[\w.-]+@example\.ch/.exec(mail.header('reply-to'))?.[0] ?? '',
      messageId: mail.messageId,
      receivedAt: mail.receivedAt,
    })),
  };
}
