import { type Lead, leadSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, addLead, type TestLead, useStaffApp } from '../../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000001';

const staff = useStaffApp();
let cookie: string;
let [a, b, c, d] = ['', '', '', ''];

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn(BERTA);
});
beforeEach(async () => {
  [a, b, c, d] = [await add('Anna'), await add('Beat'), await add('Carla'), await add('Dora')];
});

const add = (name: string, lead: TestLead = {}) => addLead(staff.dataSource, { name, ...lead });
const merge = (survivor: string, body: object) => staff.as(cookie).post(`/api/leads/${survivor}/merges`).send(body);
const separate = (survivor: string, leadId: string) =>
  staff.as(cookie).delete(`/api/leads/${survivor}/merges/${leadId}`);
const get = (path: string) => staff.as(cookie).get(path).expect(200);
const read = async (id: string): Promise<Lead> => (await get(`/api/leads/${id}`)).body;
const survivorOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).mergedInto));
const listed = async () => new Set(((await get('/api/leads?limit=200')).body as Lead[]).map(({ id }) => id));
const history = (id: string) =>
  staff.dataSource.query('SELECT actor, action, changes FROM audit_entry WHERE lead_id = $1 ORDER BY id', [id]);

describe('POST /api/leads/{id}/merges', () => {
  it('puts a lead under another, counts both versions on, and answers the survivor', async () => {
    const { body } = await merge(a, { leadId: b }).expect(201);
    expect(leadSchema.parse(body)).toMatchObject({ id: a, name: 'Anna', mergedInto: null, version: 2 });
    expect(await read(a)).toEqual(body);
    expect(await read(b)).toMatchObject({ name: 'Beat', mergedInto: a, version: 2 });
  });

  it('takes the lead out of list and counts, and leaves the survivor there', async () => {
    const before = (await get('/api/leads/summary')).body;
    await merge(a, { leadId: b }).expect(201);
    const leads = await listed();
    expect([leads.has(a), leads.has(b)]).toEqual([true, false]);
    expect((await get('/api/leads/summary')).body.total).toBe(before.total - 1);
  });

  it('says in the history of both who did it', async () => {
    await merge(a, { leadId: b }).expect(201);
    const by = { actor: 'Berta', action: 'merged' };
    expect(await history(a)).toEqual([{ ...by, changes: { mergedLead: { from: null, to: b } } }]);
    expect(await history(b)).toEqual([{ ...by, changes: { mergedInto: { from: null, to: a } } }]);
  });

  it('closes no new enquiry: a closed survivor is opened again', async () => {
    const closed = await add('Emil', { status: 'completed', answeredAt: new Date('2025-08-11T08:00:00Z') });
    const { body } = await merge(closed, { leadId: b }).expect(201);
    expect(body).toMatchObject({ status: 'pending', answeredAt: '2025-08-11T08:00:00.000Z' });
    expect(((await get('/api/leads?view=open&limit=200')).body as Lead[]).map(({ id }) => id)).toContain(closed);
  });

  it('hands on status, person in charge, follow-up, offer number and notes, and says so in the survivor’s history', async () => {
    const answeredAt = new Date('2025-08-11T08:00:00Z');
    const given = {
      status: 'processing',
      statusBy: 'Berta',
      assignedTo: 'Berta',
      followUpOn: '2026-12-01',
      offerNumber: 'OFF-1',
    } as const;
    const other = await add('Emil', { ...given, answeredAt, notes: 'Ruft an.' });
    const { body } = await merge(a, { leadId: other }).expect(201);
    const notes = 'Aus der Anfrage vom 10.08.2025, 10:00:\nRuft an.';
    expect(body).toMatchObject({ ...given, answeredAt: answeredAt.toISOString(), notes });
    expect(await read(a)).toEqual(body);
    expect(await read(other)).toMatchObject({ ...given, notes: 'Ruft an.' });
    expect((await history(a))[0].changes).toEqual({
      mergedLead: { from: null, to: other },
      status: { from: 'pending', to: 'processing' },
      answeredAt: { from: null, to: answeredAt.toISOString() },
      assignedTo: { from: null, to: 'Berta' },
      followUpOn: { from: null, to: '2026-12-01' },
      offerNumber: { from: null, to: 'OFF-1' },
      notes: { from: null, to: notes },
    });
  });

  it('does nothing when it is repeated', async () => {
    await merge(a, { leadId: b }).expect(201);
    expect((await merge(a, { leadId: b.toUpperCase() }).expect(201)).body.version).toBe(2);
    expect(await history(a)).toHaveLength(1);
  });

  it('refuses a version that is not the survivor’s any more', async () => {
    await merge(a, { leadId: b, version: 2 }).expect(409);
    await merge(a, { leadId: b, version: 1 }).expect(201);
    const { body } = await merge(a, { leadId: c, version: 1 }).expect(409);
    expect(body).toMatchObject({ type: '/fehler/veraltete-fassung', current: { id: a, version: 2 } });
    expect(await survivorOf(c)).toEqual([null]);
  });

  it('makes an edit clash that was begun before, of either lead', async () => {
    await merge(a, { leadId: b }).expect(201);
    for (const id of [a, b]) {
      const edit = staff.as(cookie).patch(`/api/leads/${id}`);
      await edit.send({ notes: 'ungesehen', version: 1 }).expect(409);
    }
  });

  it('refuses to put one under a merged lead, and to merge what is merged elsewhere', async () => {
    await merge(a, { leadId: b }).expect(201);
    for (const [survivor, leadId] of [
      [b, c],
      [b, a],
      [c, b],
    ] as const) {
      const { body } = await merge(survivor, { leadId }).expect(409);
      expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { id: b, mergedInto: a } });
    }
    expect(await survivorOf(a, b, c)).toEqual([null, a, null]);
  });

  it.each<[object, string[]]>([
    [{}, ['leadId']],
    [{ leadId: 'Unsinn' }, ['leadId']],
    [{ leadId: UNKNOWN_ID, version: 0 }, ['version']],
    [{ leadId: UNKNOWN_ID, version: '1' }, ['version']],
    [{ leadId: UNKNOWN_ID, force: true }, ['force']],
  ])('answers 422 naming the field to %j', async (body, fields) => {
    expect(Object.keys((await merge(a, body).expect(422)).body.errors)).toEqual(fields);
  });

  it('answers 422 to a lead with itself, 404 to unknown ones', async () => {
    expect((await merge(a, { leadId: a }).expect(422)).body.errors).toHaveProperty('leadId');
    await merge(a, { leadId: UNKNOWN_ID }).expect(404);
    await merge(UNKNOWN_ID, { leadId: a }).expect(404);
    await merge('Unsinn', { leadId: a }).expect(404);
    expect(await survivorOf(a, b)).toEqual([null, null]);
  });

  it('refuses what was anonymised, either way: what is under such a lead no retention would ever find', async () => {
    await staff.dataSource.query('UPDATE lead SET anonymised_at = now() WHERE id = $1', [a]);
    for (const [survivor, leadId] of [
      [a, b],
      [b, a],
    ] as const) {
      const { body } = await merge(survivor, { leadId }).expect(409);
      expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { id: a } });
    }
    expect(await survivorOf(a, b)).toEqual([null, null]);
  });

  it('lets one of two win that merge crosswise, whatever the order of the ids', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await add('Eva'), await add('Franz')];
      const answers = await Promise.all([merge(one, { leadId: other }), merge(other, { leadId: one })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await survivorOf(one, other)).filter(Boolean)).toHaveLength(1);
    }
  });

  it('makes neither ring nor chain of many that merge at once', async () => {
    const ring = [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ] as const;
    await Promise.all(ring.map(([survivor, leadId]) => merge(survivor, { leadId })));
    const survivors = await survivorOf(a, b, c, d);
    const roots = survivors.filter((survivor) => survivor !== null);
    expect(survivors).toContain(null);
    expect(await survivorOf(...(roots as string[]))).toEqual(roots.map(() => null));
  });
});

describe('DELETE /api/leads/{id}/merges/{leadId}', () => {
  it('brings a lead back exactly as it was, and says so in both histories', async () => {
    const { version: _, ...before } = await read(b);
    await merge(a, { leadId: b }).expect(201);
    const { body } = await separate(a, b).expect(200);
    expect(leadSchema.parse(body)).toMatchObject({ id: a, version: 3 });
    expect(await read(b)).toEqual({ ...before, version: 3 });
    expect((await listed()).has(b)).toBe(true);
    const by = { actor: 'Berta', action: 'unmerged' };
    expect((await history(a)).at(-1)).toEqual({ ...by, changes: { mergedLead: { from: b, to: null } } });
    expect((await history(b)).at(-1)).toEqual({ ...by, changes: { mergedInto: { from: a, to: null } } });
  });

  it('gives back what the survivor got, and says so in its history', async () => {
    const other = await add('Emil', {
      status: 'processing',
      statusBy: 'Berta',
      assignedTo: 'Berta',
      notes: 'Ruft an.',
    });
    const { version: _, ...before } = await read(a);
    await merge(a, { leadId: other }).expect(201);
    const { body } = await separate(a, other).expect(200);
    expect(body).toEqual({ ...before, version: 3 });
    expect(await read(a)).toEqual(body);
    expect((await history(a)).at(-1).changes).toEqual({
      mergedLead: { from: other, to: null },
      status: { from: 'processing', to: 'pending' },
      assignedTo: { from: 'Berta', to: null },
      notes: { from: expect.stringContaining('Ruft an.'), to: null },
    });
  });

  it('leaves what staff set on the survivor since', async () => {
    const other = await add('Emil', { status: 'processing', offerNumber: 'OFF-1', notes: 'Ruft an.' });
    await merge(a, { leadId: other }).expect(201);
    const edit = { status: 'completed', notes: 'Erledigt.' };
    await staff.as(cookie).patch(`/api/leads/${a}`).send(edit).expect(200);
    expect((await separate(a, other).expect(200)).body).toMatchObject({ ...edit, offerNumber: null });
    expect(await read(other)).toMatchObject({ status: 'processing', notes: 'Ruft an.' });
  });

  it('keeps what another merged lead gives, in whatever order they are separated', async () => {
    const [one, two] = [await add('Emil', { notes: 'eins' }), await add('Fritz', { notes: 'zwei' })];
    await merge(a, { leadId: one }).expect(201);
    await merge(a, { leadId: two }).expect(201);
    expect((await separate(a, one).expect(200)).body.notes).toMatch(/^Aus der Anfrage vom [^\n]+\nzwei$/);
    expect((await separate(a, two).expect(200)).body.notes).toBeNull();
  });

  it('answers 404 where the one is not merged into the other', async () => {
    await merge(a, { leadId: b }).expect(201);
    for (const [survivor, leadId] of [
      [b, a],
      [c, b],
      [a, c],
      [a, UNKNOWN_ID],
      [UNKNOWN_ID, b],
      [a, 'Unsinn'],
    ] as const) {
      await separate(survivor, leadId).expect(404);
    }
    await separate(a, b).expect(200);
    await separate(a, b).expect(404);
    expect((await read(a)).version).toBe(3);
  });

  it('lets one of two win that separate at once', async () => {
    await merge(a, { leadId: b }).expect(201);
    const answers = await Promise.all([separate(a, b), separate(a, b)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await history(b)).toHaveLength(2);
  });
});

describe('a lead that others were merged into', () => {
  beforeEach(async () => {
    await merge(b, { leadId: a }).expect(201);
    await merge(c, { leadId: b }).expect(201);
    await merge(d, { leadId: c }).expect(201);
  });

  it('takes them along: all stand under one that is merged into none', async () => {
    expect(await survivorOf(a, b, c, d)).toEqual([d, d, d, null]);
    expect((await history(a)).at(-1)).toMatchObject({ action: 'merged', changes: { mergedInto: { from: c, to: d } } });
    expect((await read(a)).version).toBe(4);
  });

  it('takes them back, step by step', async () => {
    await separate(d, c).expect(200);
    expect(await survivorOf(a, b, c, d)).toEqual([c, c, null, null]);
    expect((await history(a)).at(-1)).toMatchObject({
      action: 'unmerged',
      changes: { mergedInto: { from: d, to: c } },
    });
    await separate(c, b).expect(200);
    expect(await survivorOf(a, b, c)).toEqual([b, null, null]);
    await separate(b, a).expect(200);
    expect(await survivorOf(a, b)).toEqual([null, null]);
  });

  it('takes back from the last one those that came with it, and leaves the others there', async () => {
    await separate(d, b).expect(200);
    expect(await survivorOf(a, b, c, d)).toEqual([b, null, d, null]);
    await merge(d, { leadId: b }).expect(201);
    await separate(d, a).expect(200);
    expect(await survivorOf(a, b, c, d)).toEqual([null, d, d, null]);
    await separate(d, b).expect(200);
    expect(await survivorOf(a, b)).toEqual([null, null]);
  });
});

describe('what came to a survivor by way of another', () => {
  const notesOf = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).notes));
  const FROM = 'Aus der Anfrage vom 10.08.2025, 10:00:\n';
  let [one, two, three] = ['', '', ''];

  beforeEach(async () => {
    [one, two, three] = [await add('Emil', { notes: 'eins' }), await add('Fritz'), await add('Gerda')];
    await merge(two, { leadId: one }).expect(201);
    await merge(three, { leadId: two }).expect(201);
    expect(await notesOf(one, two, three)).toEqual(['eins', `${FROM}eins`, `${FROM}${FROM}eins`]);
  });

  it('goes back step by step', async () => {
    await separate(three, two).expect(200);
    expect(await notesOf(one, two, three)).toEqual(['eins', `${FROM}eins`, null]);
    await separate(two, one).expect(200);
    expect(await notesOf(one, two)).toEqual(['eins', null]);
  });

  it('is given back by both when it is taken out at once', async () => {
    await separate(three, one).expect(200);
    expect(await notesOf(one, two, three)).toEqual(['eins', null, null]);
    for (const id of [two, three]) {
      const { changes } = (await history(id)).at(-1);
      expect(changes).toMatchObject({ mergedLead: { from: one, to: null }, notes: { to: null } });
    }
    await separate(three, two).expect(200);
    expect(await notesOf(two, three)).toEqual([null, null]);
  });
});
