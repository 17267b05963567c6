import { createTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { copyLine } from './copy-rows.js';
import { readSeedArguments, readSeedTarget } from './env.js';
import { type SeedTimes, seedLeads } from './seed-leads.js';

const LEADS = 1_000;

let client: pg.Client;
let times: SeedTimes;
const notifications: string[] = [];

beforeAll(async () => {
  const url = await createTestDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('notification', ({ channel }) => notifications.push(channel));
  await client.query('LISTEN lead_changes');
  times = await seedLeads({ url, leads: LEADS, compare: true });
});
afterAll(() => client.end());

const count = async (what: string) => {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${what}`);
  return rows[0]?.count;
};

describe('the seed', () => {
  it('makes leads with their submissions, histories, contacts and mails', async () => {
    expect(await count('lead')).toBe(LEADS);
    expect(await count("submission WHERE state = 'done'")).toBe(LEADS);
    expect(await count("submission WHERE state = 'suspected_spam'")).toBe(LEADS / 250);
    expect(await count("audit_entry WHERE action = 'received'")).toBe(LEADS);
    expect(await count('mail_delivery')).toBe(LEADS);
    const answered = await count('lead WHERE answered_at IS NOT NULL');
    expect(answered).toBeGreaterThan(0);
    expect(await count('lead_contact')).toBe(await count("audit_entry WHERE action = 'contacted'"));
    expect(await count('(SELECT DISTINCT lead_id FROM lead_contact) contacted')).toBe(answered);
    expect(await count("lead WHERE message LIKE '%\n\n%'")).toBe(LEADS);
  });

  it('leaves nothing for relay and worker to do, and tells nobody', async () => {
    expect(await count("submission WHERE state IN ('waiting', 'failed')")).toBe(0);
    expect(await count("mail_delivery WHERE state = 'pending'")).toBe(0);
    expect(notifications).toEqual([]);
  });

  it('leaves the line for later changes as it was', async () => {
    await client.query(
      "INSERT INTO audit_entry (lead_id, actor, action) SELECT id, 'admin', 'changed' FROM lead LIMIT 1",
    );
    await client.query('SELECT 1');
    expect(notifications).toEqual(['lead_changes']);
  });

  it('says how long it took, and a bare COPY, of which nothing remains', async () => {
    expect(times).toEqual({ seed: expect.any(Number), bareCopy: expect.any(Number), vacuum: expect.any(Number) });
    expect(await count("pg_namespace WHERE nspname = 'seed_twin'")).toBe(0);
  });
});

describe('a row for COPY', () => {
  it.each([
    [['a', null, 1.5], 'a\t\\N\t1.5\n'],
    [['tab\tline\nend\r', 'back\\slash', ''], 'tab\\tline\\nend\\r\tback\\\\slash\t\n'],
    [['\\N', '\\.'], '\\\\N\t\\\\.\n'],
  ])('of %j', (row, line) => {
    expect(copyLine(row)).toBe(line);
  });
});

describe('the command', () => {
  it('fills what was named', () => {
    expect(readSeedTarget({ DATABASE_URL: 'postgresql://a@b/c' })).toEqual({ url: 'postgresql://a@b/c' });
    expect(readSeedTarget({ DATA_DIR: '.data', NODE_ENV: 'development' })).toEqual({ dataDir: '.data' });
  });

  it.each([{}, { DATABASE_URL: '' }, { DATABASE_URL: 'postgresql://a@b/c', NODE_ENV: 'production' }])(
    'refuses %j',
    (environment) => {
      expect(() => readSeedTarget(environment)).toThrow();
    },
  );

  it.each([
    [['1000'], { leads: 1000, compare: true }],
    [['5', '--no-comparison'], { leads: 5, compare: false }],
  ])('takes %j', (args, expected) => {
    expect(readSeedArguments(args)).toEqual(expected);
  });

  it.each([[[]], [['zehn']], [['0']], [['1.5']], [['1', '2']], [['99999999']]])('does not take %j', (args) => {
    expect(() => readSeedArguments(args)).toThrow('How many leads?');
  });
});
