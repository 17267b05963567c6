import { leadMailStateSchema } from '@fahrzeugpflege/contracts';
import { MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import { JobPublisher, jobOptions, QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { until } from '@fahrzeugpflege/infra/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { v7 as uuidv7 } from 'uuid';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const LONG_AGO = new Date('2025-08-10T08:00:00Z');
const FAILED = { state: 'failed', attempts: 12, lastError: 'Mail not sent: EENVELOPE RCPT TO 550' } as const;

const staff = useStaffApp();
let cookie: string;
let id: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(async () => {
  id = await addLead(staff.dataSource);
});

const post = (lead = id) => staff.as(cookie).post(`/api/leads/${lead}/mails`);
const resend = async () => leadMailStateSchema.parse((await post().expect(202)).body);
const mails = () =>
  staff.dataSource.getRepository(MailDeliveryEntity).find({ where: { leadId: id }, order: { requestedAt: 'ASC' } });
const addMail = async (mail: Partial<MailDeliveryEntity>) => {
  const delivery = { id: uuidv7(), leadId: id, kind: 'staff_notification' as const, dueAt: LONG_AGO };
  await staff.dataSource
    .getRepository(MailDeliveryEntity)
    .insert({ ...delivery, attempts: 1, state: 'sent', requestedAt: LONG_AGO, ...mail });
  return delivery.id;
};
const history = () =>
  staff.dataSource.query('SELECT actor, action FROM audit_entry WHERE lead_id = $1 ORDER BY id', [id]);
const askedLongAgo = () =>
  staff.dataSource.query("UPDATE audit_entry SET at = at - interval '11 seconds' WHERE lead_id = $1", [id]);
const queue = () => staff.app.get(JobPublisher).queue('lead-mail');
const waitingJobs = async (deliveryId: string) =>
  (await (await queue()).getWaiting()).filter(({ data }) => data.deliveryIds.includes(deliveryId));

describe('POST /api/leads/{id}/mails', () => {
  it('gives a mail that failed all its tries anew, now', async () => {
    const mail = await addMail(FAILED);
    expect(await resend()).toMatchObject({ id: mail, state: 'pending', attempts: 0, requestedBy: 'system' });
    const [stored, ...others] = await mails();
    expect(others).toEqual([]);
    expect(Date.now() - (stored?.dueAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await waitingJobs(mail)).toHaveLength(1);
    expect(await history()).toEqual([{ actor: 'admin', action: 'mail_requested' }]);
  });

  it('takes the place of the job that failed for good, and of no other', async () => {
    const [mail, other] = [await addMail(FAILED), uuidv7()];
    const engine: QueueEngine = staff.app.get(QUEUE_ENGINE);
    const refuse = engine.createWorker('lead-mail', () => Promise.reject(new UnrecoverableError('550')), {});
    const failed = async () => (await (await queue()).getFailed()).flatMap(({ data }) => data.deliveryIds);
    for (const deliveryIds of [[mail], [other]]) {
      await (await queue()).add('lead-mail', { deliveryIds }, jobOptions('lead-mail'));
    }
    await until(async () => (await failed()).filter((failure) => [mail, other].includes(failure)).length === 2);
    await refuse.close();
    await resend();
    expect(await failed()).toContain(other);
    expect(await failed()).not.toContain(mail);
    expect(await waitingJobs(mail)).toHaveLength(1);
  });

  it('hurries a mail that waits for its next try', async () => {
    const mail = await addMail({ state: 'pending', attempts: 9, dueAt: new Date(Date.now() + 3_600_000) });
    expect(await resend()).toMatchObject({ id: mail, state: 'pending', attempts: 0 });
    expect(await mails()).toHaveLength(1);
  });

  it('puts a further mail beside one that was sent', async () => {
    const first = await addMail({ sentAt: LONG_AGO });
    const further = await resend();
    expect(further).toMatchObject({ state: 'pending', attempts: 0, requestedBy: 'admin', sentAt: null });
    expect(await mails()).toMatchObject([
      { id: first, state: 'sent' },
      { id: further.id, state: 'pending' },
    ]);
    expect(await waitingJobs(further.id)).toHaveLength(1);
  });

  it('makes one mail of several clicks at once', async () => {
    await addMail({ sentAt: LONG_AGO });
    // With too few connections open, the first click would be done before the second has one.
    await Promise.all(Array.from({ length: 8 }, () => staff.dataSource.query('SELECT pg_sleep(0.1)')));
    const answers = await Promise.all(Array.from({ length: 5 }, resend));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect(await history()).toHaveLength(1);
  });

  it('makes one mail of two clicks, though it was sent between them; later it makes another', async () => {
    await addMail({ sentAt: LONG_AGO });
    const { id: further } = await resend();
    await staff.dataSource.query("UPDATE mail_delivery SET state = 'sent', sent_at = now() WHERE id = $1", [further]);
    expect(await resend()).toMatchObject({ id: further, state: 'sent' });
    await askedLongAgo();
    expect((await resend()).id).not.toBe(further);
    expect(await mails()).toHaveLength(3);
  });

  it('tries again at once what failed again at once', async () => {
    const mail = await addMail(FAILED);
    await resend();
    await staff.dataSource.query("UPDATE mail_delivery SET state = 'failed', attempts = 1 WHERE id = $1", [mail]);
    expect(await resend()).toMatchObject({ id: mail, state: 'pending', attempts: 0 });
    expect(await history()).toHaveLength(2);
  });

  it('leaves alone a first mail that has only just been asked for', async () => {
    const mail = await addMail({ state: 'pending', attempts: 0, requestedAt: new Date() });
    expect(await resend()).toMatchObject({ id: mail });
    expect(await waitingJobs(mail)).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it('leaves alone a mail that a worker has in hand', async () => {
    const lockedUntil = new Date(Date.now() + 60_000);
    const mail = await addMail({ state: 'pending', attempts: 3, lockedUntil });
    expect(await resend()).toMatchObject({ id: mail, attempts: 3 });
    expect(await mails()).toMatchObject([{ lockedUntil }]);
    expect(await history()).toEqual([]);
  });

  it('sends a lead that never had a mail', async () => {
    expect(await resend()).toMatchObject({ state: 'pending', requestedBy: 'admin' });
  });

  it('answers 404 for an unknown lead', async () => {
    await post('0198a1b2-0000-7000-8000-000000000001').expect(404);
    await post('17').expect(404);
  });

  it.each(['merged_into = id', 'anonymised_at = now()'])('answers 409 where %s', async (change) => {
    await staff.dataSource.query(`UPDATE lead SET ${change} WHERE id = $1`, [id]);
    const { body } = await post().expect(409);
    expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { id } });
    expect(await mails()).toEqual([]);
  });
});
