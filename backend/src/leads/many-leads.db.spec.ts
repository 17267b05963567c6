import {
  BULK_LIMIT,
  type BulkResult,
  bulkResultSchema,
  COUNTED_LEADS,
  type Lead,
  latestDue,
  leadCountsSchema,
  profileFacts,
} from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addAccount, addLead, useStaffApp } from '../testing/staff-app.js';
import { ORDERS } from './list-leads/listed-lead.js';
import { SqlConditions } from './list-leads/sql-conditions.js';

const HOUR = 60 * 60 * 1_000;
const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn();
});

const add = (lead: Parameters<typeof addLead>[1] = {}) => addLead(staff.dataSource, lead);
/** Adds so many vehicle enquiries of now, in one go. @returns their ids */
const addMany = async (count: number): Promise<string[]> => {
  const rows: { readonly id: string }[] = await staff.dataSource.query(
    `WITH made AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), now(), 'json', '', '{}', 'done', now() FROM generate_series(1, $1)
       RETURNING id)
     INSERT INTO lead (id, submission_id, received_at, form_type, status, name, email, subject, message, version)
     SELECT id, id, now(), 'vehicle', 'pending', 'x', 'x@example.ch', 'Anfrage', 'Text', 1 FROM made
     RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
};
const bulk = (body: object) => staff.as(cookie).patch('/api/leads').send(body);
const change = async (body: object): Promise<BulkResult> => {
  const response = await bulk(body).expect(200);
  return bulkResultSchema.parse(response.body);
};
const one = async (id: string): Promise<Lead> => (await staff.as(cookie).get(`/api/leads/${id}`).expect(200)).body;
const history = (id: string) =>
  staff.dataSource.query('SELECT actor, action, changes FROM audit_entry WHERE lead_id = $1', [id]);
const list = (query: object) => staff.as(cookie).get('/api/leads').query(query).expect(200);
const names = async (query: object) => ((await list(query)).body as Lead[]).map(({ name }) => name);
const counts = async (query: object) => {
  const response = await staff.as(cookie).get('/api/leads/counts').query(query).expect(200);
  return leadCountsSchema.parse(response.body);
};

describe('PATCH /api/leads', () => {
  it('changes each lead by the rule of one, with its history, and leaves what others changed', async () => {
    const [free, taken, done, merged] = [
      await add(),
      await add({ assignedTo: 'Berta' }),
      await add({ version: 5 }),
      await add(),
    ];
    await staff.dataSource.query('UPDATE lead SET merged_into = $1 WHERE id = $2', [free, merged]);
    const gone = uuidv7();
    const leads = [free, taken, done, merged, gone].map((id) => ({ id, version: 1 }));
    expect(await change({ leads, status: 'processing' })).toEqual({
      changed: [free, taken].sort().map((id) => ({ id, version: 2 })),
      outdated: [done],
      gone: [merged, gone].sort(),
    });
    expect(await one(free)).toMatchObject({ status: 'processing', statusBy: 'admin', assignedTo: 'admin' });
    expect(await one(taken)).toMatchObject({ status: 'processing', assignedTo: 'Berta' });
    expect(await one(done)).toMatchObject({ status: 'pending', version: 5 });
    expect(await history(free)).toEqual([
      {
        actor: 'admin',
        action: 'changed',
        changes: expect.objectContaining({ status: { from: 'pending', to: 'processing' } }),
      },
    ]);
    expect(await history(done)).toEqual([]);
  });

  it('gives leads to a colleague or to nobody, and writes nothing where nothing differs', async () => {
    const id = await add();
    const asked = { leads: [{ id, version: 1 }], assignedTo: 'berta' };
    expect((await change(asked)).changed).toEqual([{ id, version: 2 }]);
    expect((await one(id)).assignedTo).toBe('Berta');
    expect((await change({ ...asked, leads: [{ id, version: 2 }] })).changed).toEqual([{ id, version: 2 }]);
    await change({ leads: [{ id, version: 2 }], assignedTo: null });
    expect((await one(id)).assignedTo).toBeNull();
    expect(await history(id)).toHaveLength(2);
  });

  it('knows a lead by its id in capitals, too', async () => {
    const id = await add();
    const leads = [id, id.toUpperCase()].map((id) => ({ id, version: 1 }));
    expect(await change({ leads, status: 'processing' })).toEqual({
      changed: [{ id, version: 2 }],
      outdated: [],
      gone: [],
    });
  });

  it('changes none where the account is unknown', async () => {
    const id = await add();
    const { body } = await bulk({ leads: [{ id, version: 1 }], assignedTo: 'niemand', status: 'rejected' }).expect(422);
    expect(body.errors).toHaveProperty('assignedTo');
    expect(await one(id)).toMatchObject({ status: 'pending', version: 1 });
  });

  it.each([
    [{ leads: [], status: 'rejected' }, 'leads'],
    [
      { leads: Array.from({ length: BULK_LIMIT + 1 }, () => ({ id: uuidv7(), version: 1 })), status: 'rejected' },
      'leads',
    ],
    [{ leads: [{ id: uuidv7(), version: 1 }] }, 'status'],
    [{ leads: [{ id: uuidv7(), version: 1 }], notes: 'x', status: 'rejected' }, 'notes'],
  ])('refuses what is no such change: %#', async (body, field) => {
    expect(Object.keys((await bulk(body).expect(422)).body.errors).join()).toContain(field);
  });

  it('takes as many as may be changed at once', async () => {
    const leads = (await addMany(BULK_LIMIT)).map((id) => ({ id, version: 1 }));
    expect((await change({ leads, status: 'completed' })).changed).toHaveLength(BULK_LIMIT);
  });
});

describe('the order of GET /api/leads', () => {
  const late = (hours: number) => new Date(latestDue(new Date(), profileFacts).getTime() - hours * HOUR).toISOString();

  beforeAll(async () => {
    await staff.dataSource.query('TRUNCATE submission CASCADE');
    for (const [hours, name] of ['eins', 'zwei', 'drei', 'vier'].entries()) {
      const followUpOn = [null, '2025-09-02', null, '2025-09-01'][hours] ?? null;
      await add({ name, receivedAt: late(hours), formType: hours % 2 === 0 ? 'promo' : 'contact', followUpOn });
    }
    await add({ name: 'Ärger erledigt', receivedAt: late(9), status: 'completed', followUpOn: '2025-08-01' });
  });

  it.each<[object, string[]]>([
    [{}, ['eins', 'zwei', 'drei', 'vier', 'Ärger erledigt']],
    [{ sort: 'oldest' }, ['Ärger erledigt', 'vier', 'drei', 'zwei', 'eins']],
    [{ sort: 'oldest', status: 'pending', formType: 'promo' }, ['drei', 'eins']],
    [{ sort: 'name' }, ['Ärger erledigt', 'drei', 'eins', 'vier', 'zwei']],
    [{ sort: 'name', view: 'open', formType: 'promo' }, ['drei', 'eins']],
    [{ sort: 'followUp', status: 'pending', formType: 'contact' }, ['vier', 'zwei']],
    [{ sort: 'name', q: 'anna@example.ch' }, ['eins', 'zwei', 'drei', 'vier', 'Ärger erledigt']],
    [{ view: 'overdue' }, ['vier', 'drei', 'zwei', 'eins']],
    [{ view: 'overdue', sort: 'newest' }, ['eins', 'zwei', 'drei', 'vier']],
    [{ view: 'overdue', q: 'anna@example.ch' }, ['eins', 'zwei', 'drei', 'vier']],
  ])('of %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const paged: string[] = [];
    let next: object | undefined = { ...query, limit: '2' };
    while (next) {
      const page = await list(next);
      paged.push(...page.body.map(({ name }: Lead) => name));
      const link = /<([^>]+)>/.exec(page.get('Link')?.toString() ?? '')?.[1];
      next = link ? Object.fromEntries(new URL(link, 'http://localhost').searchParams) : undefined;
    }
    expect(paged).toEqual(expected);
  });

  it('by follow-up has those without one last, and every lead once', async () => {
    const first = await list({ sort: 'followUp', limit: '3' });
    const next = /<([^>]+)>/.exec(first.get('Link')?.toString() ?? '')?.[1] ?? '';
    const second = await staff.as(cookie).get(next).expect(200);
    const listed = [...first.body, ...second.body].map(({ name }: Lead) => name);
    expect(listed.slice(0, 2)).toEqual(['vier', 'zwei']);
    expect(listed.slice(2).sort()).toEqual(['drei', 'eins', 'Ärger erledigt']);
  });

  it.each(['name', 'followUp'])('goes on by %s from a place of another order', async (sort) => {
    const first = await list({ limit: '1' });
    const cursor = /cursor=([^&>]+)/.exec(first.get('Link')?.toString() ?? '')?.[1];
    await list({ sort, cursor });
  });

  it('is one of four', async () => {
    await staff.as(cookie).get('/api/leads').query({ sort: 'message' }).expect(422);
  });

  it.each([
    ['name', 'lead_by_sort_name'],
    ['followUp', 'lead_by_follow_up'],
  ] as const)('by %s is read from its index, where a page goes on too', async (sort, index) => {
    const conditions = new SqlConditions();
    conditions.add('lead.merged_into IS NULL');
    const place = { receivedAt: '2025-09-01T00:00:00.000000Z', id: uuidv7(), sortKey: '2025-09-01' };
    conditions.add(ORDERS[sort].after(place, conditions));
    const plan = await staff.dataSource.transaction(async (manager) => {
      // Of a handful of rows all ways are as good.
      await manager.query(
        'SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off',
      );
      return manager.query(
        `EXPLAIN SELECT * FROM lead WHERE ${conditions.sql} ${ORDERS[sort].sql} LIMIT 51`,
        conditions.parameters,
      );
    });
    expect(JSON.stringify(plan)).toMatch(new RegExp(`Index Scan using ${index}.*Index Cond`));
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

describe('GET /api/leads/counts', () => {
  const none = { contact: 0, promo: 0, chatbot: 0, vehicle: 0 };

  it.each<[object, object]>([
    [{ view: 'overdue' }, { promo: 2, contact: 2 }],
    [
      { view: 'overdue', formType: 'promo' },
      { promo: 2, contact: 2 },
    ],
    [{ status: 'completed' }, { contact: 1 }],
    [{ view: 'mine' }, {}],
    [{ q: 'erledigt' }, { contact: 1 }],
    [
      { q: 'anna@example.ch', status: 'pending' },
      { promo: 2, contact: 2 },
    ],
  ])('%j: %j', async (query, expected) => {
    expect(await counts(query)).toEqual({ byFormType: { ...none, ...expected }, isAtLeast: false });
  });

  it('counts so many, and says that there are more', async () => {
    await addMany(COUNTED_LEADS);
    const open = await counts({ view: 'open' });
    expect(open).toEqual({ byFormType: { ...none, vehicle: COUNTED_LEADS }, isAtLeast: true });
    const pending = await counts({ status: 'pending' });
    expect(pending).toEqual({
      byFormType: { ...none, promo: 2, contact: 2, vehicle: COUNTED_LEADS },
      isAtLeast: false,
    });
  });
});
