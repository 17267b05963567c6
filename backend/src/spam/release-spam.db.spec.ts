import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EventBus } from '@nestjs/cqrs';
import { LeadReceivedEvent } from '../intake/lead-received.publisher.js';
import { addAccount, addLead, useStaffApp } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000001';

const staff = useStaffApp();
let cookie: string;
let id: string;
const published: LeadReceivedEvent[] = [];

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn(BERTA);
  staff.app.get(EventBus).subscribe((event) => {
    if (event instanceof LeadReceivedEvent) published.push(event);
  });
});
beforeEach(async () => {
  id = await addSpam(staff.dataSource, { words: { formType: 'promo' } });
  published.length = 0;
});

const release = (spam = id) => staff.as(cookie).post(`/api/spam/${spam}/release`);
const stored = async () => (await staff.dataSource.query('SELECT * FROM submission WHERE id = $1', [id]))[0];

describe('POST /api/spam/{id}/release', () => {
  it('lets it wait for its lead, notes who released it, and publishes its event', async () => {
    const before = new Date();
    const { body } = await release().expect(202);
    expect(body).toEqual({ id });
    const submission = await stored();
    expect(submission).toMatchObject({ state: 'waiting', spam_reason: 'honeypot', released_by: 'Berta' });
    expect(submission.released_at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    // The relay leaves it time to go the usual way.
    expect(submission.relay_due_at.getTime()).toBeGreaterThan(submission.released_at.getTime());
    expect(published.map(({ payload }) => payload)).toEqual([
      { version: 1, id, receivedAt: '2025-08-10T08:00:00.000Z', formType: 'promo' },
    ]);
  });

  it('takes it out of the list', async () => {
    await release().expect(202);
    const { body } = await staff.as(cookie).get('/api/spam').expect(200);
    expect(body.map((spam: { id: string }) => spam.id)).not.toContain(id);
  });

  it('publishes one event, however many release it at once or later', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => release()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
    const { released_at: releasedAt } = await stored();
    await staff.dataSource.query("UPDATE submission SET state = 'done' WHERE id = $1", [id]);
    await release().expect(202);
    expect(await stored()).toMatchObject({ state: 'done', released_at: releasedAt });
    expect(published).toHaveLength(1);
  });

  it('answers 202 although no queue takes the event: the relay brings it', async () => {
    const bus = staff.app.get(EventBus);
    const { publisher } = bus;
    bus.publisher = { publish: () => Promise.reject(new Error('away')) };
    try {
      await release().expect(202);
    } finally {
      bus.publisher = publisher;
    }
    expect(await stored()).toMatchObject({ state: 'waiting' });
  });

  it('answers 404 for what is not suspected, and was not', async () => {
    for (const other of [UNKNOWN_ID, 'Unsinn', await addLead(staff.dataSource)]) await release(other).expect(404);
    expect(published).toEqual([]);
  });
});
