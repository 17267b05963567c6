import type { Lead, ListedLead } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
let cookie: string;

interface Batch {
  readonly count: number;
  readonly name: string;
  /** Of the newest; each one before it is so much older. */
  readonly newest: string;
  readonly apart: string;
}

const addLeads = ({ count, name, newest, apart }: Batch) =>
  staff.dataSource.query(
    `WITH sent AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), $2::timestamptz - (n - 1) * $3::interval, 'json', '', '{}', 'done', now()
       FROM generate_series(1, $1::int) n RETURNING id, received_at
     )
     INSERT INTO lead (id, submission_id, received_at, form_type, name, email, subject, message)
     SELECT gen_random_uuid(), id, received_at, 'contact', $4, 'post@example.ch', 'Frage', 'Guten Tag' FROM sent`,
    [count, newest, apart, name],
  );

beforeAll(async () => {
  cookie = await staff.signIn();
  const batches: Batch[] = [
    { count: 310, name: 'Neu', newest: '2025-08-10T08:00:00Z', apart: '1 minute' },
    { count: 3, name: 'Zeppelin', newest: '2024-05-20T08:00:00.000700Z', apart: '1 day' },
    // More at once than are gathered at once, and more within a month.
    { count: 2_100, name: 'Zeppelin', newest: '2024-03-10T08:00:00.000500Z', apart: '0' },
    { count: 700, name: 'Zeppelin', newest: '2024-03-09T08:00:00Z', apart: '40 minutes' },
    { count: 2, name: 'Zeppelin', newest: '2021-01-01T00:00:00.000900Z', apart: '0.0002 seconds' },
  ];
  for (const batch of batches) await addLeads(batch);
});

const idsIn = async (condition: string) => {
  const sql = `SELECT id FROM lead WHERE ${condition} ORDER BY received_at DESC, id DESC`;
  const rows: { id: string }[] = await staff.dataSource.query(sql);
  return rows.map(({ id }) => id);
};

async function* pagesOf(query: Record<string, string>): AsyncGenerator<string[]> {
  let next: string | undefined = `/api/leads?${new URLSearchParams(query)}`;
  while (next) {
    const response: supertest.Response = await staff.as(cookie).get(next).expect(200);
    yield (response.body as Lead[]).map(({ id }) => id);
    next = /<([^>]+)>; rel="next"/.exec(response.get('Link')?.toString() ?? '')?.[1];
  }
}

describe('the search for a word that very many leads have, none of them new', () => {
  it.each([
    ['the very word, before the planner knows of them', 'Zeppelin', 'SELECT 1'],
    ['the very word, once it does', 'Zeppelin', 'ANALYZE lead'],
    ['a similar word', 'Zepelin', 'SELECT 1'],
  ])('lists all of them, newest first and each once, by %s', async (_, q, before) => {
    await staff.dataSource.query(before);
    const listed: string[] = [];
    for await (const page of pagesOf({ q, limit: '200' })) listed.push(...page);
    expect(listed).toEqual(await idsIn("name = 'Zeppelin'"));
  });

  it('keeps the other filters, also where nothing is left', async () => {
    expect((await pagesOf({ q: 'Zeppelin', to: '2024-03-09' }).next()).value).toEqual(
      (await idsIn("name = 'Zeppelin' AND received_at < '2024-03-10'")).slice(0, 50),
    );
    expect((await pagesOf({ q: 'Zeppelin', status: 'rejected' }).next()).value).toEqual([]);
  });

  it('tells which of the newest have it by a lead alone that was merged into them', async () => {
    const [survivor, merged] = [(await idsIn("name = 'Neu'"))[7], (await idsIn("name = 'Zeppelin'"))[0]];
    await staff.dataSource.query('UPDATE lead SET merged_into = $1 WHERE id = $2', [survivor, merged]);
    await staff.dataSource.query('ANALYZE lead');
    const { body } = await staff.as(cookie).get('/api/leads?q=Zeppelin').expect(200);
    const marked = (body as ListedLead[]).map(({ id, isFoundByMerged }) => [id, isFoundByMerged]);
    const others = (await idsIn("name = 'Zeppelin' AND merged_into IS NULL")).slice(0, 49);
    expect(marked).toEqual([[survivor, true], ...others.map((id) => [id, false])]);
    await staff.dataSource.query('UPDATE lead SET merged_into = NULL WHERE id = $1', [merged]);
  });
});
