import { MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import { RETRY_PAUSES } from '@fahrzeugpflege/infra/queue';
import { useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { v7 as uuidv7 } from 'uuid';
import { DeliveryStore } from './delivery-store.js';
import { LeadMailProcessor } from './lead-mail.processor.js';
import type { MailQueue } from './mail-queue.js';
import { type Mailer, TemporaryMailError } from './mailer/mailer.js';

const database = useTestDatabase();
let deliveries: DeliveryStore;
let id: string;

beforeAll(() => {
  deliveries = new DeliveryStore(database.dataSource);
});
afterAll(() => deliveries?.stopWaiting());
beforeEach(async () => {
  id = await addDelivery();
});

async function addDelivery(): Promise<string> {
  const id = uuidv7();
  await database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now(), 'json', '', '{}', 'done', now())`,
    [id],
  );
  await database.dataSource.query(
    `INSERT INTO lead (id, submission_id, received_at, form_type, name, email, subject, message)
     VALUES ($1, $1, now(), 'contact', 'Anna', 'anna@example.ch', 'Frage', 'Grüezi')`,
    [id],
  );
  await database.dataSource.query(
    "INSERT INTO mail_delivery (id, lead_id, kind, due_at) VALUES ($1, $1, 'staff_notification', now())",
    [id],
  );
  return id;
}

const stored = () => database.dataSource.getRepository(MailDeliveryEntity).findOneByOrFail({ id });

describe('a delivery', () => {
  it('notes each try and when it was', async () => {
    expect(await deliveries.claim([id])).toMatchObject([{ deliveryId: id, attempts: 1 }]);
    const { triedAt } = await stored();
    await deliveries.markToRetry({ deliveryId: id, attempts: 1, reason: 'away', pause: 0 });
    expect(await deliveries.claim([id])).toMatchObject([{ attempts: 2 }]);
    expect((await stored()).triedAt?.getTime()).toBeGreaterThanOrEqual(triedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  });

  it('is claimed even if the leases of others are renewed at that moment', async () => {
    const interval = jest.spyOn(globalThis, 'setInterval');
    const store = new DeliveryStore(database.dataSource);
    await store.claim([await addDelivery()]);
    const renew = interval.mock.lastCall?.[0] as () => void;
    const query = database.dataSource.query.bind(database.dataSource);
    const asked = jest.spyOn(database.dataSource, 'query').mockImplementationOnce(async (...claim) => {
      renew();
      await asked.mock.results.at(-1)?.value;
      return query(...claim);
    });
    try {
      expect(await store.claim([id])).toMatchObject([{ deliveryId: id }]);
      expect(asked).toHaveBeenCalledTimes(2);
    } finally {
      jest.restoreAllMocks();
      store.stopWaiting();
    }
  });

  it('that another worker has by now is left to it', async () => {
    await deliveries.claim([id]);
    await database.dataSource.query("UPDATE mail_delivery SET locked_until = now() - interval '1 second'");
    const other = new DeliveryStore(database.dataSource);
    expect(await other.claim([id])).toMatchObject([{ attempts: 2 }]);
    other.stopWaiting();
    await deliveries.markToRetry({ deliveryId: id, attempts: 1, reason: 'late', pause: 0 });
    expect(await stored()).toMatchObject({ lastError: null, lockedUntil: expect.any(Date) });
  });

  it('is noted as sent however often the note fails', async () => {
    await deliveries.claim([id]);
    jest.spyOn(database.dataSource, 'query').mockRejectedValueOnce(new Error('canceling statement due to timeout'));
    await deliveries.markSent(id);
    jest.restoreAllMocks();
    expect(await stored()).toMatchObject({ state: 'sent' });
  });

  it('that failed for good can be claimed again', async () => {
    await deliveries.markFailed(id, 'refused');
    expect(await stored()).toMatchObject({ state: 'failed', lastError: 'refused' });
    expect(await deliveries.claim([id])).toHaveLength(1);
  });

  it('that was sent never becomes a failed one', async () => {
    await deliveries.claim([id]);
    await deliveries.markSent(id);
    await deliveries.markFailed(id, 'an older job ran out of tries');
    expect(await stored()).toMatchObject({ state: 'sent', lastError: null });
  });
});

const settings = { from: 'a@b.ch', to: ['c@d.ch'], publicUrl: 'https://www.example.ch' };

describe('a job with several mails', () => {
  it('lets go of each that failed, even if the note of one fails, too', async () => {
    const ids = [id, await addDelivery()];
    const mailer = { send: () => Promise.reject(new TemporaryMailError('away')) } as unknown as Mailer;
    const query = database.dataSource.query.bind(database.dataSource);
    const processor = new LeadMailProcessor(deliveries, {} as MailQueue, mailer, settings);
    jest
      .spyOn(database.dataSource, 'query')
      .mockImplementationOnce(query)
      .mockRejectedValueOnce(new Error('Connection terminated'));
    await expect(processor.process({ deliveryIds: ids })).rejects.toThrow('Connection terminated');
    jest.restoreAllMocks();
    await query('UPDATE mail_delivery SET locked_until = NULL');
    expect(await deliveries.claim(ids)).toHaveLength(2);
  });
});

describe('a mail whose server was away at every try', () => {
  const lastPause = RETRY_PAUSES['lead-mail'].at(-1) ?? 0;
  const away = { send: () => Promise.reject(new TemporaryMailError('away')) } as unknown as Mailer;
  const triedUp = (ids: string[]) =>
    database.dataSource.query('UPDATE mail_delivery SET attempts = 11 WHERE id = ANY ($1)', [ids]);

  it('waits for the sweep, a last pause each time, and its jobs end', async () => {
    const processor = new LeadMailProcessor(deliveries, {} as MailQueue, away, settings);
    await triedUp([id]);
    for (const attempts of [12, 13]) {
      await processor.process({ deliveryIds: [id] });
      const mail = await stored();
      expect(mail).toMatchObject({ state: 'pending', attempts, lastError: 'away', lockedUntil: null });
      expect(mail.dueAt.getTime()).toBeGreaterThan(Date.now() + lastPause - 60_000);
    }
  });

  it('is not among those that go on alone after a job that they shared', async () => {
    const other = await addDelivery();
    await triedUp([id]);
    const enqueueAlone = jest.fn(async () => {});
    const queue = { enqueueAlone } as unknown as MailQueue;
    await new LeadMailProcessor(deliveries, queue, away, settings).process({ deliveryIds: [id, other] });
    expect(enqueueAlone.mock.calls).toEqual([[[other]]]);
  });

  it('is given up where the fault is ours', async () => {
    const broken = { send: () => Promise.reject(new TypeError('broken')) } as unknown as Mailer;
    await triedUp([id]);
    const processing = new LeadMailProcessor(deliveries, {} as MailQueue, broken, settings).process({
      deliveryIds: [id],
    });
    await expect(processing).rejects.toBeInstanceOf(UnrecoverableError);
  });
});

describe('a job that failed for good', () => {
  const giveUp = (reason: Error) =>
    new LeadMailProcessor(deliveries, {} as MailQueue, {} as Mailer, settings).giveUp({ deliveryIds: [id] }, reason);

  it.each([
    ['the mail server refused the mail', new UnrecoverableError('refused')],
    ['it took its worker down', new Error('job stalled more than allowable limit')],
  ])('has its mail given up when %s', async (_, reason) => {
    await giveUp(reason);
    expect(await stored()).toMatchObject({ state: 'failed', lastError: reason.message });
  });

  it('leaves a mail whose server is away to the sweep', async () => {
    await giveUp(new TemporaryMailError('away'));
    expect(await stored()).toMatchObject({ state: 'pending', lastError: null });
  });
});
