import { retentionPeriods } from '@fahrzeugpflege/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { rowsRead } from '../../testing/rows-read.js';
import { useTestDatabase } from '../../testing/test-database.js';
import { countDueLeads, takeDueLeads } from './due-leads.js';

const LEADS = 4_000;
const database = useTestDatabase();

/** Closed leads of each kind, a few a day over 600 days; what is past its period was anonymised. */
beforeAll(async () => {
  await database.dataSource.query(
    `WITH made AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), now() - n * interval '600 days' / $1, 'json', 'f', '{}', 'done', now()
       FROM generate_series(1, $1::int) n RETURNING id, received_at
     ), sample AS (
       SELECT *, CASE WHEN random() < 0.3 THEN 'rejected' ELSE 'completed' END AS status FROM made
     )
     INSERT INTO lead (id, submission_id, received_at, form_type, status, name, email, subject, message, anonymised_at)
     SELECT id, id, received_at, (ARRAY['contact', 'promo', 'chatbot', 'vehicle'])[1 + floor(random() * 4)::int], status,
       'x', '', 'x', 'x', CASE WHEN status = 'rejected' AND received_at < now() - interval '5 months' THEN now() END
     FROM sample`,
    [LEADS],
  );
  await database.dataSource.query('ANALYZE lead');
});

it('reads next to no lead where none is past its period', async () => {
  const few = LEADS / 100;
  expect(
    await rowsRead(database.dataSource, 'lead', (manager) => takeDueLeads(manager, retentionPeriods, 100)),
  ).toBeLessThan(few);
  expect(
    await rowsRead(database.dataSource, 'lead', (manager) => countDueLeads(manager, retentionPeriods)),
  ).toBeLessThan(few);
});

/** A closed lead far past its period; merged into another, if one is named. */
async function addOld(mergedInto: string | null = null): Promise<string> {
  const [{ id }] = await database.dataSource.query(
    `WITH made AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       VALUES (gen_random_uuid(), now() - interval '9 years', 'json', 'f', '{}', 'done', now()) RETURNING id, received_at
     )
     INSERT INTO lead (id, submission_id, received_at, form_type, status, name, email, subject, message, merged_into)
     SELECT id, id, received_at, 'contact', 'completed', 'x', '', 'x', 'x', $1 FROM made RETURNING id`,
    [mergedInto],
  );
  return id;
}

/** Takes what is due, and whenever leads were chosen, somebody has written to one of them just before. */
const takeWhileWriting = (written: string) =>
  database.dataSource.transaction((manager) => {
    const query = async (sql: string, values: unknown[]) => {
      const rows = await manager.query(sql, values);
      if (!sql.includes('FOR UPDATE OF lead')) return rows;
      await manager.query("INSERT INTO audit_entry (lead_id, actor, action) VALUES ($1, 'Berta', 'contacted')", [
        written,
      ]);
      return rows;
    };
    return takeDueLeads({ query } as Pick<EntityManager, 'query'> as EntityManager, retentionPeriods, 100);
  });

it('leaves a lead that somebody wrote to while it was being chosen, and what was merged into it', async () => {
  const [due, written] = [await addOld(), await addOld()];
  await addOld(written);
  expect(await takeWhileWriting(written)).toEqual([due]);
  const other = await addOld(due);
  expect(await takeWhileWriting(other)).toEqual([]);
});
