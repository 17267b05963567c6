import { privacyOverviewSchema, retentionPeriods, SPAM_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { finishRetentionRun, noteInRun, startRetentionRun } from '@fahrzeugpflege/infra/database';
import { beforeAll, expect, it } from '@jest/globals';
import { addLead, useStaffApp } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';

const MONTH = 31 * 24 * 60 * 60 * 1_000;
const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});

const monthsAgo = (months: number) => new Date(Date.now() - months * MONTH).toISOString();
const overview = async () => privacyOverviewSchema.parse((await staff.as(cookie).get('/api/privacy').expect(200)).body);

it('tells the periods, what the next run erases, and what was noted', async () => {
  const { dataSource } = staff;
  expect(await overview()).toMatchObject({
    retention: retentionPeriods,
    runningSince: null,
    lastRunAt: null,
    erasures: [],
    exports: [],
  });
  await addLead(dataSource, { status: 'completed', formType: 'promo', receivedAt: monthsAgo(25) });
  await addLead(dataSource, { status: 'rejected', receivedAt: monthsAgo(7) });
  await addLead(dataSource, { status: 'rejected', receivedAt: monthsAgo(5) });
  await addLead(dataSource, { status: 'pending', receivedAt: monthsAgo(100) });
  await addSpam(dataSource, {
    receivedAt: new Date(Date.now() - (SPAM_RETENTION_DAYS + 1) * 86_400_000).toISOString(),
  });
  await dataSource.query(
    `INSERT INTO erasure (actor, reason, manner, records) VALUES ('Berta', 'request', 'deleted', '{"leads": 2}')`,
  );
  await dataSource.query(
    `INSERT INTO chat_conversation
       (id, token_hash, last_message_at, messages, state, lines, emails, phones, submission_ids, enquiries)
     SELECT gen_random_uuid(), sha256(days::text::bytea), now() - days * interval '1 day', 1, '{}', '[]', '{}', '{}', '{}', 0
     FROM unnest(ARRAY[29, 31, 300]) days`,
  );
  const { due, erasures } = await overview();
  expect(due).toEqual({
    leads: {
      contact: { completed: 0, rejected: 1 },
      promo: { completed: 1, rejected: 0 },
      chatbot: { completed: 0, rejected: 0 },
      vehicle: { completed: 0, rejected: 0 },
    },
    suspectedSpam: 1,
    conversations: 2,
  });
  expect(erasures).toMatchObject([{ actor: 'Berta', reason: 'request', manner: 'deleted', records: { leads: 2 } }]);
});

it('says of a run under way since when, and which note grows with it', async () => {
  const { dataSource } = staff;
  await dataSource.query('TRUNCATE erasure CASCADE');
  await dataSource.query(
    `INSERT INTO erasure (at, actor, reason, manner, records)
     VALUES (now() - interval '1 day', 'system', 'retention', 'anonymised', '{"leads": 1}')`,
  );
  await dataSource.transaction(startRetentionRun);
  expect(await overview()).toMatchObject({ runningSince: expect.any(String), erasures: [{ isRunning: false }] });
  for (const leads of [100, 30]) await dataSource.transaction((manager) => noteInRun(manager, { leads }));
  expect(await overview()).toMatchObject({
    lastRunAt: null,
    erasures: [
      { records: { leads: 130 }, isRunning: true },
      { records: { leads: 1 }, isRunning: false },
    ],
  });
  await dataSource.transaction(finishRetentionRun);
  const { runningSince, lastRunAt, erasures } = await overview();
  expect([runningSince, lastRunAt]).toEqual([null, expect.any(String)]);
  expect(erasures.map(({ isRunning }) => isRunning)).toEqual([false, false]);
});
