import { type Lead, listedLeadSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { z } from 'zod';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
  const add = (lead: Parameters<typeof addLead>[1]) => addLead(staff.dataSource, lead);
  await add({
    name: 'Anna',
    email: 'anna@example.ch',
    receivedAt: '2025-08-09T21:59:59.999999Z',
    offerNumber: 'OFF-2024-001',
  });
  await add({
    name: 'Beat',
    status: 'processing',
    formType: 'promo',
    receivedAt: '2025-08-09T22:00:00Z',
    message: '100% Rabatt',
  });
  await add({
    name: 'Carla',
    status: 'rejected',
    formType: 'vehicle',
    receivedAt: '2025-08-10T21:59:59.999999Z',
    vehicleMake: 'Hymer',
    vehicleModel: 'B-Klasse',
  });
  await add({
    name: 'Dario',
    formType: 'vehicle',
    receivedAt: '2025-08-10T22:00:00Z',
    phone: '079 123 45 67',
    subject: 'a_b\\c',
  });
});

const list = (query: string | Record<string, string> = '') => staff.as(cookie).get('/api/leads').query(query);
const names = async (query: string | Record<string, string>) =>
  ((await list(query).expect(200)).body as Lead[]).map(({ name }) => name);

describe('GET /api/leads', () => {
  it('answers all leads, newest first, in the shape of the contract and nothing beyond', async () => {
    const response = await list().expect(200).expect('cache-control', 'no-store');
    expect(
      z.array(z.strictObject(listedLeadSchema.omit({ isFoundByMerged: true }).shape)).parse(response.body),
    ).toHaveLength(4);
    expect(response.body.map(({ name }: Lead) => name)).toEqual(['Dario', 'Carla', 'Beat', 'Anna']);
    expect(response.body[0]).toMatchObject({ createdAt: '2025-08-10T22:00:00.000Z', version: 1 });
    expect(response.get('Link')).toBeUndefined();
  });

  it('answers 401 without a session', async () => {
    const response = await supertest(staff.server)
      .get('/api/leads')
      .expect(401)
      .expect('content-type', /problem\+json/);
    expect(response.body).toMatchObject({ title: 'Nicht angemeldet', detail: 'Bitte melden Sie sich an.' });
  });

  it('answers HEAD like GET', async () => {
    await staff.as(cookie).head('/api/leads').expect(200);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ status: 'pending' }, ['Dario', 'Anna']],
    [{ status: 'completed' }, []],
    [{ formType: 'vehicle' }, ['Dario', 'Carla']],
    [{ formType: 'vehicle', status: 'pending' }, ['Dario']],
    [{ q: 'hymer' }, ['Carla']],
    [{ q: 'klasse HYM' }, ['Carla']],
    [{ q: 'hymer dario' }, []],
    [{ q: 'off-2024' }, ['Anna']],
    [{ q: '079 123' }, ['Dario']],
    [{ q: 'anna@' }, ['Dario', 'Carla', 'Beat', 'Anna']],
    [{ q: '100%' }, ['Beat']],
    [{ q: 'a_b\\c' }, ['Dario']],
    [{ q: '%' }, []],
    [{ q: ' \u0000\n ' }, ['Dario', 'Carla', 'Beat', 'Anna']],
    [{ q: "'; DROP TABLE lead; --" }, []],
    [{ from: '2025-08-10' }, ['Dario', 'Carla', 'Beat']],
    [{ to: '2025-08-10' }, ['Carla', 'Beat', 'Anna']],
    [{ from: '2025-08-10', to: '2025-08-10' }, ['Carla', 'Beat']],
    [{ from: '2025-08-10T22:00:00Z' }, ['Dario']],
    [{ from: '2025-08-11T00:00+02:00' }, ['Dario']],
    [{ to: '2025-08-09T22:00:00Z' }, ['Beat', 'Anna']],
    [{ from: '2025-08-12', to: '2025-08-01' }, []],
    [{ limit: '1', status: 'rejected' }, ['Carla']],
  ])('filters by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['Aufbereitung (innen & aussen), 2. Stufe', "L'Oréal", "'; DROP TABLE lead; --", 'a\\b', '$1'])(
    'filters by the service %j, letter by letter',
    async (service) => {
      const id = await addLead(staff.dataSource, { name: 'Emil', serviceType: service });
      expect(await names({ service })).toEqual(['Emil']);
      expect(await names({ service: `${service}x` })).toEqual([]);
      await staff.dataSource.query('DELETE FROM lead WHERE id = $1', [id]);
    },
  );

  it('tells of each lead what the lead itself tells, of what is measured and timed too', async () => {
    const ids = [
      await addLead(staff.dataSource, {
        receivedAt: '2025-08-12T00:00:00.999999Z',
        answeredAt: new Date('2025-12-31T23:59:59.040Z'),
        followUpOn: '2026-01-02',
        vehicleYear: 2019,
        vehicleLength: 7.2,
        vehicleHeight: 3,
        typedDimensions: '7.20 m × 3 m',
        correctedFields: ['vehicleYear'],
      }),
      await addLead(staff.dataSource, {
        receivedAt: '2025-08-12T00:00:00.5Z',
        answeredAt: new Date('2026-01-01T00:00:00Z'),
      }),
    ];
    const one = (id: string) => staff.as(cookie).get(`/api/leads/${id}`).expect(200);
    const leads = await Promise.all(ids.map(async (id) => (await one(id)).body));
    const listed = leads.map((lead) => ({ ...lead, followUpReason: null }));
    expect((await list({ from: '2025-08-12', to: '2025-08-12' }).expect(200)).body).toEqual(listed);
    expect(leads[0]).toMatchObject({ createdAt: '2025-08-12T00:00:00.999Z', vehicleLength: 7.2, vehicleHeight: 3 });
    for (const id of ids) await staff.dataSource.query('DELETE FROM lead WHERE id = $1', [id]);
  });

  it('asks with its own bounds each time, planned once or not', async () => {
    for (let day = 1; day <= 9; day += 1) {
      expect(await names({ to: `2025-08-0${day}` })).toEqual(day === 9 ? ['Anna'] : []);
      expect(await names({ from: `2025-08-1${day}`, status: 'pending' })).toEqual(day === 1 ? ['Dario'] : []);
    }
  });

  it.each([
    'status=offen',
    'status=pending&status=rejected',
    'formType=brief',
    'limit=0',
    'limit=201',
    'limit=zehn',
    'limit=1.5',
    'from=gestern',
    'from=2025-02-30',
    'to=2025-08-10T99:00Z',
    'cursor=Unsinn',
    'q=a&q=b',
    `q=${'x'.repeat(201)}`,
    'sort=message',
    'view=alle',
    'view=open&view=mine',
    `service=${'x'.repeat(301)}`,
    'status[$ne]=pending',
  ])('answers 422 naming the field to ?%s', async (query) => {
    const response = await list(query)
      .expect(422)
      .expect('content-type', /problem\+json/);
    expect(Object.keys(response.body.errors)).toEqual([query.split('=')[0]]);
  });
});

describe('the pages of GET /api/leads', () => {
  const SAME_TIME = 7;
  const TOTAL = 4 + SAME_TIME + 5;

  beforeAll(async () => {
    for (let n = 0; n < SAME_TIME; n++) {
      await addLead(staff.dataSource, { name: `gleich ${n}`, receivedAt: '2025-09-01T08:00:00.000500Z' });
    }
    for (let n = 0; n < 5; n++) {
      await addLead(staff.dataSource, { name: `nah ${n}`, receivedAt: `2025-09-01T08:00:00.00050${n + 1}Z` });
    }
  });

  const walk = async (first: Record<string, string>) => {
    const pages: Lead[][] = [];
    let response = await list(first).expect(200);
    for (;;) {
      pages.push(response.body);
      const next = /^<(\/api\/leads\?[^>]+)>; rel="next"$/.exec(response.get('Link')?.toString() ?? '')?.[1];
      if (!next || pages.length > TOTAL) return pages;
      response = await staff.as(cookie).get(next).expect(200);
    }
  };

  it.each(['1', '3', '4', '16', '200'])(
    'of %s lead every lead once, to the end, whatever their times',
    async (limit) => {
      const pages = await walk({ limit });
      expect(pages).toHaveLength(Math.ceil(TOTAL / Math.min(Number(limit), TOTAL)));
      const ids = pages.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(TOTAL);
      expect(ids).toEqual((await list({ limit: '200' })).body.map(({ id }: Lead) => id));
    },
  );

  it('keep the filter', async () => {
    const pages = await walk({ limit: '2', q: 'gleich', status: 'pending', from: '2025-09-01' });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
  });

  it('are not shifted by a lead that arrives meanwhile', async () => {
    const first = await list({ limit: '5' });
    const next = /<([^>]+)>/.exec(first.get('Link')?.toString() ?? '')?.[1] ?? '';
    const before = await staff.as(cookie).get(next);
    const id = await addLead(staff.dataSource, { receivedAt: '2025-10-01T00:00:00Z' });
    const after = await staff.as(cookie).get(next);
    expect(after.body).toEqual(before.body);
    await staff.dataSource.query('DELETE FROM lead WHERE id = $1', [id]);
  });

  it('hold fifty by default', async () => {
    for (let n = 0; n < 51; n++) await addLead(staff.dataSource, { receivedAt: '2024-01-01T00:00:00Z' });
    const response = await list().expect(200);
    expect(response.body).toHaveLength(50);
    expect(response.get('Link')).toMatch(/rel="next"$/);
  });
});
