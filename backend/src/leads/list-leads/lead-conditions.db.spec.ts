import { type LeadFilter, profileFacts } from '@fahrzeugpflege/contracts';
import { rowsRead, useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { leadConditions } from './lead-conditions.js';
import { ORDERS } from './listed-lead.js';

const LEADS = 4_000;
const PAGE = 50;
const SERVICE = 'Politur';
/** A service of two names. */
const SEALING = 'Keramikversiegelung';
const database = useTestDatabase();

/** Each kind, half of them with a service and in work, but none of «promo» and none that is rejected. */
beforeAll(() =>
  database.dataSource.query(
    `WITH made AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), now() - n * interval '1 hour', 'json', 'f', '{}', 'done', now()
       FROM generate_series(1, $1::int) n RETURNING id, received_at
     ), sample AS (
       SELECT *, (ARRAY['contact', 'promo', 'chatbot', 'vehicle'])[1 + floor(random() * 4)::int] AS kind,
         random() < 0.5 AS half FROM made
     )
     INSERT INTO lead (id, submission_id, received_at, form_type, status, name, email, subject, message, service_type)
     SELECT id, id, received_at, kind,
       CASE WHEN half AND kind <> 'promo' THEN 'completed' WHEN random() < 0.5 THEN 'rejected' ELSE 'completed' END,
       'x', '', 'x', 'x', CASE WHEN half AND kind <> 'promo' THEN ($2::text[])[1 + floor(random() * 2)::int] END
     FROM sample ORDER BY received_at`,
    [LEADS, [SERVICE, SEALING]],
  ),
);

describe.each([
  ['before PostgreSQL has looked at the table', 'SELECT'],
  ['after that', 'ANALYZE lead'],
])('%s', (_, statement) => {
  beforeAll(() => database.dataSource.query(statement));

  it.each<LeadFilter>([
    { formType: 'promo', service: SERVICE },
    { status: 'rejected', service: SERVICE },
    { formType: 'promo', service: SEALING },
    { status: 'rejected', service: SEALING },
  ])('a page of what never occurs together reads no lead after the other: %j', async (filter) => {
    const { sql, parameters } = leadConditions(filter, { username: 'admin', now: new Date(), hours: profileFacts });
    const read = await rowsRead(database.dataSource, 'lead', async (manager) => {
      const page = `SELECT * FROM lead WHERE ${sql} ${ORDERS.newest.sql} LIMIT ${PAGE}`;
      expect(await manager.query(page, parameters)).toEqual([]);
    });
    expect(read).toBeLessThan(PAGE);
  });
});
