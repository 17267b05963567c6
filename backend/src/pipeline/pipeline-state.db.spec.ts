import { QUEUE_NAMES } from '@fahrzeugpflege/contracts';
import { findFreePort } from '@fahrzeugpflege/infra/local';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addLead } from '../testing/staff-app.js';
import { startPipelineApp, usePipelineApp } from './testing/pipeline-app.js';

const pipeline = usePipelineApp();

const EMPTY = { waiting: 0, delayed: 0, active: 0, failed: 0, oldestWaitingSeconds: null };
const NO_LEAD_MISSING = { overdue: 0, oldestOverdueAt: null, failed: 0, oldestFailedAt: null };

async function state() {
  const { body } = await pipeline.call('get', '/api/admin/pipeline').expect(200);
  return body;
}

/** @param age in seconds */
async function addSubmission(kind: string, age: number): Promise<string> {
  const id = uuidv7();
  await pipeline.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now() - make_interval(secs => $2), 'json', '', '{}', $3, now())`,
    [id, age, kind],
  );
  return id;
}

/** @param age in seconds since the mail was asked for */
async function addMail(kind: string, age: number, lastError: string | null, dueIn = 0): Promise<void> {
  const receivedAt = new Date(Date.now() - age * 1_000).toISOString();
  const leadId = await addLead(pipeline.dataSource, { receivedAt });
  await pipeline.dataSource.query(
    `INSERT INTO mail_delivery (id, lead_id, kind, state, due_at, requested_at, last_error)
     VALUES ($1, $2, 'staff_notification', $3, now() + make_interval(secs => $4), $5, $6)`,
    [uuidv7(), leadId, kind, dueIn, receivedAt, lastError],
  );
}

describe('GET /api/admin/pipeline', () => {
  beforeEach(() => pipeline.dataSource.query('TRUNCATE submission, lead, mail_delivery, worker_process CASCADE'));

  it('tells of an empty pipeline that nothing is anywhere, and that everything answers', async () => {
    expect(await state()).toMatchObject({
      engine: { kind: 'postgres', fault: null },
      queues: QUEUE_NAMES.map((queue) => ({ queue, depth: EMPTY })),
      submissions: NO_LEAD_MISSING,
      unsentMails: [],
      workers: [],
      balance: { received: 0, leads: 0, suspectedSpam: 0, waiting: 0, failed: 0, missing: 0 },
    });
  });

  it('counts what waits in a queue, and how long the oldest has waited', async () => {
    const queue = await pipeline.queue('lead-mail');
    const now = Date.now();
    for (const age of [90, 30, 60]) await queue.add('lead-mail', {}, { timestamp: now - age * 1_000 });
    await queue.add('lead-mail', {}, { delay: 60_000 });
    const { queues } = await state();
    expect(queues[1].depth).toMatchObject({ waiting: 3, delayed: 1, failed: 0 });
    // What was added first waits longest for its turn.
    expect(queues[1].depth.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(queues[1].depth.oldestWaitingSeconds).toBeLessThan(120);
    await queue.obliterate({ force: true });
  });

  it('counts submissions without a lead once they wait longer than usual, and those that failed', async () => {
    for (const age of [1, 60, 600]) await addSubmission('waiting', age);
    await addSubmission('failed', 7_200);
    await addSubmission('suspected_spam', 7_200);
    const { submissions } = await state();
    expect(submissions).toMatchObject({ overdue: 2, failed: 1 });
    expect(Date.now() - Date.parse(submissions.oldestOverdueAt)).toBeGreaterThan(599_000);
    expect(Date.now() - Date.parse(submissions.oldestFailedAt)).toBeGreaterThan(7_199_000);
  });

  it('groups mails that were not sent by what stood in the way', async () => {
    await addMail('failed', 300, 'Mail not sent: EENVELOPE RCPT TO 550 5.1.1');
    await addMail('pending', 200, 'Mail not sent: ESOCKET, connect ECONNREFUSED 127.0.0.1:25', 900);
    await addMail('pending', 400, 'Mail not sent: ECONNECTION, socket hang up', 600);
    await addMail('pending', 100, null);
    await addMail('pending', 1, null);
    await addMail('sent', 500, null);
    const { unsentMails } = await state();
    expect(unsentMails).toMatchObject([
      { state: 'failed', mails: 1, reason: 'Der Mailserver hat das Mail abgelehnt (550 5.1.1).', nextTryAt: null },
      { state: 'overdue', mails: 2, reason: expect.stringContaining('nicht erreichbar') },
      { state: 'overdue', mails: 1, reason: null },
    ]);
    const tries = Date.parse(unsentMails[1].nextTryAt) - Date.now();
    expect(tries).toBeGreaterThan(550_000);
    expect(tries).toBeLessThan(650_000);
  });

  it('draws the balance of 24 hours, and says what is missing in it', async () => {
    const recent = new Date(Date.now() - 3_600_000).toISOString();
    for (let times = 0; times < 3; times += 1) await addLead(pipeline.dataSource, { receivedAt: recent });
    await addMail('sent', 3_600, null);
    await addMail('pending', 3_600, null);
    await addLead(pipeline.dataSource, { receivedAt: '2025-08-10T08:00:00Z' });
    for (const kind of ['waiting', 'failed', 'failed', 'suspected_spam', 'done']) await addSubmission(kind, 60);
    await addSubmission('failed', 90_000);
    expect((await state()).balance).toMatchObject({
      received: 10,
      leads: 5,
      suspectedSpam: 1,
      waiting: 1,
      failed: 2,
      missing: 1,
      mailsSent: 1,
      mailsOpen: 1,
    });
  });

  it('names the workers, tells those that fell silent, and forgets them after an hour', async () => {
    const add = (host: string, silence: number) =>
      pipeline.dataSource.query(
        `INSERT INTO worker_process (id, host, pid, version, is_working, started_at, seen_at)
         VALUES ($1, $2, 7, '1.2.3', true, now() - interval '1 day', now() - make_interval(secs => $3))`,
        [uuidv7(), host, silence],
      );
    await add('lebt', 4);
    await add('still', 60);
    await add('vergessen', 4_000);
    const { workers } = await state();
    expect(workers).toMatchObject([
      { host: 'lebt', version: '1.2.3', isAlive: true },
      { host: 'still', isAlive: false },
    ]);
  });

  it('tells the rest, and soon, while Redis does not answer', async () => {
    const away = await startPipelineApp(pipeline.url, `redis://127.0.0.1:${await findFreePort()}`);
    try {
      const start = Date.now();
      const { body } = await away.call('get', '/api/admin/pipeline').expect(200);
      expect(Date.now() - start).toBeLessThan(5_000);
      expect(body).toMatchObject({
        engine: { kind: 'redis', fault: 'Die Warteschlange (Redis) antwortet nicht.' },
        queues: QUEUE_NAMES.map((queue) => ({ queue, depth: null })),
        submissions: NO_LEAD_MISSING,
        workers: [],
        balance: { received: 0 },
      });
      await away.call('get', '/api/admin/pipeline/failed?queue=lead-mail').expect(503);
    } finally {
      await away.close();
    }
  });
});
