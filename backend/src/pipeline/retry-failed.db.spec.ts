import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addLead } from '../testing/staff-app.js';
import { usePipelineApp } from './testing/pipeline-app.js';

const pipeline = usePipelineApp();
const FAILED = '/api/admin/pipeline/failed';
const REFUSED = 'Mail not sent: EENVELOPE RCPT TO 550';

async function addFailedSubmission(): Promise<string> {
  const id = uuidv7();
  await pipeline.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now(), 'json', '', '{}', 'failed', now() - interval '1 day')`,
    [id],
  );
  return id;
}

async function addMail(state: string, dueIn: number): Promise<string> {
  const id = uuidv7();
  await pipeline.dataSource.query(
    `INSERT INTO mail_delivery (id, lead_id, kind, state, attempts, due_at, last_error)
     VALUES ($1, $2, 'staff_notification', $3, 12, now() + make_interval(secs => $4), $5)`,
    [id, await addLead(pipeline.dataSource), state, dueIn, REFUSED],
  );
  return id;
}

async function rowOf(table: 'submission' | 'mail_delivery', id: string) {
  const due = table === 'submission' ? 'relay_due_at' : 'due_at';
  const [row] = await pipeline.dataSource.query(
    `SELECT *, extract(epoch FROM ${due} - now())::float8 AS "dueIn" FROM ${table} WHERE id = $1`,
    [id],
  );
  return row;
}

const failedJobs = async (queue: string, query = '') => {
  const { body } = await pipeline.call('get', `${FAILED}?queue=${queue}${query}`).expect(200);
  return body;
};

describe('what failed for good', () => {
  beforeEach(async () => {
    await pipeline.dataSource.query('TRUNCATE submission, lead, mail_delivery CASCADE');
    for (const name of ['lead-received', 'lead-mail'] as const) {
      await (await pipeline.queue(name)).obliterate({ force: true });
    }
  });

  it('is listed page by page, newest first, without a word of the visitor', async () => {
    const submission = { id: uuidv7(), words: { name: 'Anna Muster', email: 'anna@example.ch' } };
    const payload = { events: [{ id: submission.id, submission }] };
    const first = await pipeline.failJob('lead-received', payload, 'bad value "anna@example.ch"');
    const second = await pipeline.failJob('lead-received', { events: [] }, 'payload of lead-received: events: empty');
    const page = await failedJobs('lead-received');
    expect(page).toMatchObject({ total: 2, jobs: [{ id: second }, { id: first }] });
    expect(page.jobs[1]).toMatchObject({ ids: [submission.id], carriesSubmissions: true, attempts: 1 });
    expect(JSON.stringify(page)).not.toMatch(/anna/i);
    expect(await failedJobs('lead-received', '&offset=1&limit=1')).toMatchObject({ total: 2, jobs: [{ id: first }] });
  });

  it('is tried again, job by job: its submission waits again, its mail has all its tries again', async () => {
    const [submission, mail] = [await addFailedSubmission(), await addMail('failed', 0)];
    const jobs = [
      ['lead-received', await pipeline.failJob('lead-received', { events: [{ id: submission }] }, 'broken')],
      ['lead-mail', await pipeline.failJob('lead-mail', { deliveryIds: [mail] }, REFUSED)],
    ] as const;
    for (const [queue, id] of jobs) {
      const { body } = await pipeline.call('post', `${FAILED}/${queue}/${id}/retry`).expect(200);
      expect(body).toEqual({ retried: 1, hasMore: false });
      const job = await (await pipeline.queue(queue)).getJob(id);
      expect([await job?.getState(), job?.attemptsMade]).toEqual(['waiting', 0]);
      await pipeline.call('post', `${FAILED}/${queue}/${id}/retry`).expect(404);
    }
    expect(await rowOf('submission', submission)).toMatchObject({ state: 'waiting' });
    // The job goes first; only if it got lost, the relay comes after its lease.
    expect((await rowOf('submission', submission)).dueIn).toBeGreaterThan(30);
    expect(await rowOf('mail_delivery', mail)).toMatchObject({ state: 'pending', attempts: 0, last_error: REFUSED });
  });

  it('is tried again all at once, in one queue or everywhere', async () => {
    for (let times = 0; times < 3; times += 1) await pipeline.failJob('lead-mail', { deliveryIds: [uuidv7()] }, 'x');
    await pipeline.failJob('lead-received', { events: [{ id: uuidv7() }] }, 'x');
    const retry = (body: object) => pipeline.call('post', `${FAILED}/retry`).send(body);
    expect((await retry({ queue: 'lead-mail' }).expect(200)).body).toEqual({ retried: 3, hasMore: false });
    expect((await failedJobs('lead-mail')).total).toBe(0);
    const alone = await addFailedSubmission();
    expect((await retry({}).expect(200)).body).toEqual({ retried: 2, hasMore: false });
    expect((await failedJobs('lead-received')).total).toBe(0);
    expect(await rowOf('submission', alone)).toMatchObject({ state: 'waiting' });
  });

  it('is tried again also where the queue has lost the job: relay and sweep find it due', async () => {
    const submission = await addFailedSubmission();
    const [failed, later] = [await addMail('failed', 0), await addMail('pending', 20_000)];
    const again = (what: string) => pipeline.call('post', `/api/admin/pipeline/${what}/retry`).expect(200);
    expect((await again('submissions')).body).toEqual({ retried: 1, hasMore: false });
    expect((await again('mails')).body).toEqual({ retried: 2, hasMore: false });
    expect(await rowOf('submission', submission)).toMatchObject({ state: 'waiting' });
    expect((await rowOf('submission', submission)).dueIn).toBeLessThanOrEqual(0);
    for (const id of [failed, later]) {
      expect(await rowOf('mail_delivery', id)).toMatchObject({ state: 'pending', attempts: 0 });
      expect((await rowOf('mail_delivery', id)).dueIn).toBeLessThan(-15);
    }
  });

  it('refuses what it does not know', async () => {
    await pipeline.call('get', `${FAILED}?queue=nope`).expect(422);
    await pipeline.call('get', `${FAILED}?queue=lead-mail&limit=1000`).expect(422);
    await pipeline.call('post', `${FAILED}/retry`).send({ queue: 'nope' }).expect(422);
    await pipeline.call('post', `${FAILED}/nope/1/retry`).expect(404);
  });
});
