import { RELATED_COUNTS_IDS, type RelatedCounts, relatedCountsSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addLead, type TestLead, useStaffApp } from '../../testing/staff-app.js';
import { COUNT_RELATED, LIST_RELATED } from './same-person.sql.js';

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(() => staff.dataSource.query('TRUNCATE submission, lead CASCADE'));

const add = (lead: TestLead = {}) => addLead(staff.dataSource, lead);
const ask = (ids: string) => staff.as(cookie).get('/api/leads/related-counts').query({ ids });
const counts = async (...ids: string[]): Promise<RelatedCounts> => (await ask(ids.join(',')).expect(200)).body;

describe('GET /api/leads/related-counts', () => {
  it('counts for each lead the others, once each, and those merged into it', async () => {
    const vehicle = { name: 'Anna', vehicleMake: 'Hymer', vehicleModel: 'B 544', phoneE164: '+41791234567' };
    const id = await add(vehicle);
    await add(vehicle);
    await add({ ...vehicle, email: 'neu@example.ch' });
    const merged = await add({ mergedInto: id });
    const alone = await add({ name: 'Niemand', email: 'niemand@example.ch' });
    const answer = await counts(id, alone, merged, uuidv7());
    expect(relatedCountsSchema.parse(answer)).toEqual({
      [id]: { others: 2, merged: 1 },
      [alone]: { others: 0, merged: 0 },
      [merged]: { others: 2, merged: 0 },
    });
  });

  it('stops counting after nine', async () => {
    const id = await add();
    for (let n = 0; n < 11; n++) await add();
    for (let n = 0; n < 11; n++) await add({ email: `${n}@example.ch`, mergedInto: id });
    expect(await counts(id)).toEqual({ [id]: { others: 10, merged: 10 } });
  });

  it('takes up to two hundred ids, and refuses what is none', async () => {
    const ids = Array.from({ length: RELATED_COUNTS_IDS + 1 }, () => uuidv7());
    expect(await counts(...ids.slice(1))).toEqual({});
    for (const wrong of [ids.join(','), '', 'Unsinn', `${ids[0]},`, `${ids[0]};${ids[1]}`]) {
      const { body } = await ask(wrong).expect(422);
      expect(Object.keys(body.errors)).toEqual(['ids']);
    }
    await staff.as(cookie).get('/api/leads/related-counts').expect(422);
  });
});

describe('the search for the same person', () => {
  const EXPLAIN = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)';
  const FREQUENT = 20_000;

  /** The pages that a statement read, whether from memory or from disk. */
  const pagesRead = async (sql: string, parameter: unknown): Promise<number> => {
    const [row] = await staff.dataSource.query(`${EXPLAIN} ${sql}`, [parameter]);
    const { Plan: plan } = row['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };

  it('reads a few index entries, however often an address, a number and a vehicle were used', async () => {
    const same = { name: 'Viel', email: 'viel@example.ch', phone: '+41791234567', make: 'Fiat', model: 'Ducato' };
    await staff.dataSource.query(
      `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), now() - make_interval(secs => n), 'json', '', '{}', 'done', now()
       FROM generate_series(1, $1) n`,
      [FREQUENT],
    );
    await staff.dataSource.query(
      `INSERT INTO lead (id, submission_id, received_at, form_type, name, email, phone_e164, vehicle_make, vehicle_model,
                         subject, message)
       SELECT id, id, received_at, 'contact', $1, $2, $3, $4, $5, 's', 'm' FROM submission`,
      Object.values(same),
    );
    await staff.dataSource.query('ANALYZE lead');
    const page: { id: string }[] = await staff.dataSource.query('SELECT id FROM lead ORDER BY received_at LIMIT 50');
    const ids = page.map(({ id }) => id);
    expect(await counts(...ids)).toMatchObject({ [ids[0] ?? '']: { others: 10 } });
    // All of them would be thousands of pages for each lead.
    expect(await pagesRead(COUNT_RELATED, ids)).toBeLessThan(ids.length * 60);
    expect(await pagesRead(LIST_RELATED, ids[0])).toBeLessThan(400);
  });
});
