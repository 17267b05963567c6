import { LeadEntity, takeLeadGroups } from '@fahrzeugpflege/infra/database';
import { until } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { useStaffApp } from '../testing/staff-app.js';
import { waitingStatements } from '../testing/waiting-statements.js';
import { personTools } from './testing/person-tools.js';

const staff = useStaffApp();
const { queue, request, find, failAll, failJob, erase, add, query, lead } = personTools(staff);
const isSomebodyWaiting = async () => (await waitingStatements(staff.dataSource)) > 0;

describe('erasing a person while others work', () => {
  it('holds up nobody while the queue is slow to tell of its jobs', async () => {
    const [id, a, b] = [await add(), await add({ email: 'a@example.ch' }), await add({ email: 'b@example.ch' })];
    const { counts } = await find(id);
    const tables: { name: string }[] = await query(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq'",
    );
    const { erasing } = await staff.dataSource.transaction(async (held) => {
      await held.query(`LOCK TABLE ${tables.map(({ name }) => name)}`);
      let isOver = false;
      const answer = erase(id, 'deleted', counts).finally(() => {
        isOver = true;
      });
      await until(isSomebodyWaiting);
      await request('post', `/api/leads/${a}/merges`).send({ leadId: b }).expect(201);
      expect(isOver).toBe(false);
      return { erasing: answer };
    });
    expect((await erasing).status).toBe(200);
  });

  it('erases nothing when the person got another address after the queue was asked', async () => {
    const id = await add();
    const { counts } = await find(id);
    const { erasing } = await staff.dataSource.transaction(async (held) => {
      await takeLeadGroups(held);
      const answer = erase(id, 'deleted', counts);
      await until(isSomebodyWaiting);
      await held.update(LeadEntity, id, { email: 'neu@example.ch' });
      return { erasing: answer };
    });
    expect((await erasing).status).toBe(409);
    expect(await lead(id)).toMatchObject({ email: 'neu@example.ch' });
  });

  it('locks mails in the order of their ids, as workers do, so that neither waits for the other for ever', async () => {
    const id = await add();
    const [low, high] = [uuidv7(), uuidv7()].sort() as [string, string];
    for (const mail of [high, low]) {
      await query(
        `INSERT INTO mail_delivery (id, lead_id, kind, due_at, requested_by)
         VALUES ($1, $2, 'staff_notification', now(), 'Berta')`,
        ...[mail, id],
      );
    }
    const { counts } = await find(id);
    const { erasing } = await staff.dataSource.transaction(async (worker) => {
      const lock = (mail: string) => worker.query('SELECT FROM mail_delivery WHERE id = $1 FOR UPDATE', [mail]);
      await lock(low);
      const answer = erase(id, 'deleted', counts);
      await until(isSomebodyWaiting);
      await lock(high);
      return { erasing: answer };
    });
    expect((await erasing).status).toBe(200);
  });

  it('finds a copy on the last page of the failed jobs, too', async () => {
    const id = await add();
    await failJob({});
    const others = 250;
    const job = { name: 'lead-received', data: {}, opts: { attempts: 1 } };
    await (await queue()).addBulk(Array.from({ length: others }, () => job));
    await failAll(1 + others);
    expect((await find(id)).counts.failedJobs).toBe(1);
    expect((await erase(id, 'deleted')).body).toMatchObject({ failedJobs: 1 });
    expect(await (await queue()).getFailedCount()).toBe(others);
  });

  it('of two at once lets one erase, and merging at the same time waits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await add(), await add(), await add({ email: 'c@example.ch' })];
      const { counts } = await find(a);
      const answers = await Promise.all([
        erase(a, 'deleted', counts),
        erase(b, 'deleted', counts),
        request('post', `/api/leads/${a}/merges`).send({ leadId: c }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.every((status) => [200, 201, 404, 409].includes(status))).toBe(true);
      expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect(
        await query('SELECT id FROM lead WHERE merged_into IS NOT NULL AND merged_into NOT IN (SELECT id FROM lead)'),
      ).toEqual([]);
      await query('TRUNCATE lead, submission CASCADE');
    }
  });
});
