import { type DatabaseServer, startDatabaseServer } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { VisitorCounts } from './visitor-counts.js';

let database: DatabaseServer;
let client: pg.Pool;
let now: number;
let one: VisitorCounts;
let other: VisitorCounts;

beforeAll(async () => {
  database = await startDatabaseServer();
  client = new pg.Pool({ connectionString: database.url });
  client.on('error', () => undefined);
});
beforeEach(async () => {
  await client.query('TRUNCATE visitor_count');
  now = 0;
  one = new VisitorCounts(database.url, () => now);
  other = new VisitorCounts(database.url);
});
afterAll(async () => {
  await client.end();
  await database.stop();
});

const tally = (key: string, count = 1) => ({ key, count, seconds: 60 });
const close = () => Promise.all([one, other].map((counts) => counts.onApplicationShutdown()));

describe('the counts of visitors', () => {
  it('are those of all processes together, each key for itself', async () => {
    expect(await one.add(tally('a', 2))).toMatchObject({ count: 2 });
    const added = await Promise.all([other.add(tally('a', 3)), other.add(tally('b'))]);
    expect(added.map(({ count }) => count)).toEqual([5, 1]);
    await close();
  });

  it('end with the period of the first', async () => {
    await one.add(tally('a'));
    await client.query(`UPDATE visitor_count SET ends_at = now() + interval '10 seconds'`);
    const { endsIn } = await other.add(tally('a'));
    expect(endsIn).toBeLessThanOrEqual(10_000);
    expect(endsIn).toBeGreaterThan(0);
    await client.query('UPDATE visitor_count SET ends_at = now()');
    expect(await one.add(tally('a'))).toMatchObject({ count: 1 });
    await close();
  });

  it('are added by processes at once without waiting for each other', async () => {
    const keys = Array.from({ length: 200 }, (_, n) => `visitor ${n}`);
    const rounds = [keys, [...keys].reverse(), keys, [...keys].reverse()];
    await Promise.all(rounds.flatMap((round, n) => round.map((key) => (n % 2 ? one : other).add(tally(`${n}${key}`)))));
    await Promise.all([one, other].flatMap((counts) => keys.map((key) => counts.add(tally(key)))));
    const { rows } = await client.query('SELECT DISTINCT count FROM visitor_count ORDER BY count');
    expect(rows).toEqual([{ count: 1 }, { count: 2 }]);
    await close();
  });

  it('keep no addresses', async () => {
    await one.add(tally('intake 192.0.2.1'));
    const { rows } = await client.query('SELECT key FROM visitor_count');
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
    await close();
  });

  it('are removed once their period is over', async () => {
    await one.add(tally('a'));
    await client.query(`UPDATE visitor_count SET ends_at = now()`);
    now = 60_000;
    await one.add(tally('b'));
    const { rows } = await client.query('SELECT count(*)::int FROM visitor_count');
    expect(rows).toEqual([{ count: 1 }]);
    await close();
  });

  it('say so while the database is away', async () => {
    await database.postgres.stop();
    await expect(one.add(tally('a'))).rejects.toThrow();
    await database.postgres.start();
    await close();
  });
});
