import type { LeadReceived, StoredSubmission } from '@fahrzeugpflege/contracts';
import { useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { LeadStore } from './lead-store.js';

const database = useTestDatabase();

/** A submission that waits, and the event that tells of it. */
async function addWaiting(receivedAt: string, vehicle: string) {
  const id = uuidv7();
  const words = { formType: 'promo', name: 'Anna', email: 'a@b.ch', subject: 'Frage', message: 'Grüezi', vehicle };
  await database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, $2, 'json', 'f', $3, 'waiting', now())`,
    [id, receivedAt, words],
  );
  return { version: 1 as const, id, receivedAt, formType: 'promo' as const };
}

/** The event of a submission that was accepted while the database was away. */
function carrying(changes: Partial<StoredSubmission> = {}): LeadReceived {
  const receivedAt = '2026-08-10T08:00:00.000Z';
  const words = { formType: 'contact', name: 'Anna', email: 'a@b.ch', subject: 'Frage', message: 'Grüezi' } as const;
  const common = { id: uuidv7(), receivedAt, wayIn: 'json', words, spamReason: null } as const;
  const submission: StoredSubmission = { ...common, fingerprint: 'f'.repeat(64), ...changes };
  return { version: 1, id: submission.id, receivedAt, formType: 'contact', submission };
}

const leadsOf = async (...ids: string[]) => {
  const leads = await database.dataSource.query('SELECT id FROM lead WHERE submission_id = ANY ($1)', [ids]);
  return leads.length;
};

describe('a suspected submission that was carried', () => {
  it('becomes a lead, once, when the same came without the honeypot, in whichever order or job', async () => {
    const [first, second, both] = [uuidv7(), uuidv7(), uuidv7()];
    const suspected = (id: string) => carrying({ id, spamReason: 'honeypot' });
    const jobs = [
      [suspected(first)],
      [carrying({ id: first })],
      [carrying({ id: first }), carrying({ id: second })],
      [suspected(second)],
      [suspected(both), carrying({ id: both })],
    ];
    const deliveries = [];
    for (const events of jobs) {
      deliveries.push(
        (await new LeadStore(database.dataSource, { confirmsVisitors: false }).store(events)).deliveryIds.length,
      );
    }
    expect(deliveries).toEqual([0, 1, 1, 0, 1]);
    expect(await leadsOf(first, second, both)).toBe(3);
  });

  it('becomes a lead under the id of the ten minutes before, too', async () => {
    const before = carrying({ spamReason: 'honeypot' });
    const store = new LeadStore(database.dataSource, { confirmsVisitors: false });
    await store.store([before]);
    const { deliveryIds } = await store.store([carrying({ previousId: before.id })]);
    expect(deliveryIds).toHaveLength(1);
    expect(await leadsOf(before.id)).toBe(1);
  });
});

describe('a lead', () => {
  it.each([
    ['2023-12-31T22:59:00.000Z', null],
    ['2023-12-31T23:01:00.000Z', 2025],
  ])('of a submission of %s is read by the calendar of that moment in Switzerland', async (receivedAt, vehicleYear) => {
    const event = await addWaiting(receivedAt, 'Fiat Ducato 2025');
    expect(await new LeadStore(database.dataSource, { confirmsVisitors: false }).store([event])).toMatchObject({
      refused: [],
    });
    const [lead] = await database.dataSource.query('SELECT vehicle_year FROM lead WHERE submission_id = $1', [
      event.id,
    ]);
    expect(lead.vehicle_year).toBe(vehicleYear);
  });
});

describe('the confirmation of a visitor', () => {
  const ON = { confirmsVisitors: true };
  const enquiry = (email: string, receivedAt = new Date().toISOString()) =>
    carrying({ receivedAt, words: { formType: 'contact', name: 'Anna', email, subject: 'Frage', message: 'Grüezi' } });
  const store = async (settings: { confirmsVisitors: boolean }, ...events: LeadReceived[]) =>
    (await new LeadStore(database.dataSource, settings).store(events)).deliveryIds.length - events.length;

  it('is written with the lead where it is wanted, once for a lead', async () => {
    const event = enquiry('eins@example.ch');
    expect(await store(ON, event)).toBe(1);
    expect(await store(ON, event)).toBe(-1);
    expect(await store({ confirmsVisitors: false }, enquiry('nie@example.ch'))).toBe(0);
  });

  it('goes to an address once a day, however it is written and whoever writes it at the same moment', async () => {
    const spellings = ['Zwei@example.ch', 'zwei@example.ch', 'zwei@EXAMPLE.ch'];
    const outcomes = await Promise.all([
      ...spellings.map((email) => store(ON, enquiry(email))),
      store(ON, ...spellings.map((email) => enquiry(email))),
    ]);
    expect(outcomes.reduce((sum, count) => sum + count)).toBe(1);
    await database.dataSource.query("UPDATE visitor_confirmation SET at = at - interval '1 day'");
    expect(await store(ON, enquiry('zwei@example.ch'))).toBe(1);
  });

  it('goes into a mailbox once a day, whatever stands behind a plus, and to no more mailboxes than the house has visitors', async () => {
    expect(await store(ON, enquiry('drei+a@example.ch'))).toBe(1);
    expect(await store(ON, enquiry('drei+b@example.ch'))).toBe(0);
    await database.dataSource.query(
      'INSERT INTO visitor_confirmation SELECT int4send(number), now() FROM generate_series(1, 200) number',
    );
    expect(await store(ON, enquiry('vier@example.ch'))).toBe(0);
    await database.dataSource.query("UPDATE visitor_confirmation SET at = at - interval '1 day'");
    expect(await store(ON, enquiry('vier@example.ch'))).toBe(1);
  });

  it.each([
    ['what came a day ago', enquiry('alt@example.ch', new Date(Date.now() - 25 * 60 * 60 * 1_000).toISOString())],
    ['no address', enquiry('keine Adresse')],
  ])('is not written for %s', async (_, event) => {
    expect(await store(ON, event)).toBe(0);
  });

  it('is not written for what staff took out of suspected spam', async () => {
    const event = await addWaiting(new Date().toISOString(), 'Fiat');
    await database.dataSource.query("UPDATE submission SET released_by = 'Berta' WHERE id = $1", [event.id]);
    expect(await store(ON, event)).toBe(0);
  });
});
