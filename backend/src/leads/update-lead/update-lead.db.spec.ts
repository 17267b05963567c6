import { type Lead, leadSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, addLead, useStaffApp } from '../../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000001';

const staff = useStaffApp();
let cookie: string;
let id: string;

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn(BERTA);
});
beforeEach(async () => {
  id = await addLead(staff.dataSource, { notes: 'alt', processedBy: null });
});

const patch = (body: object | string, lead = id) =>
  staff.as(cookie).patch(`/api/leads/${lead}`).type('json').send(body);
const read = async (): Promise<Lead> => (await staff.as(cookie).get(`/api/leads/${id}`).expect(200)).body;
const history = () =>
  staff.dataSource.query('SELECT actor, action, changes FROM audit_entry WHERE lead_id = $1 ORDER BY id', [id]);

describe('PATCH /api/leads/{id}', () => {
  it('takes the body of the quick buttons', async () => {
    const response = await patch({ status: 'completed', processedBy: 'Geschäftsführung' }).expect(200);
    expect(leadSchema.parse(response.body)).toMatchObject({
      id,
      status: 'completed',
      processedBy: 'Geschäftsführung',
      notes: 'alt',
      version: 2,
    });
    expect(await read()).toEqual(response.body);
  });

  it.each<[object, Partial<Lead>]>([
    [
      { status: 'processing', offerNumber: 'OFF-2024-001', notes: 'Zeile 1\nZeile 2' },
      { status: 'processing', offerNumber: 'OFF-2024-001', notes: 'Zeile 1\nZeile 2' },
    ],
    [
      { offerNumber: '  OFF-1 ', notes: ' \n neu ' },
      { offerNumber: 'OFF-1', notes: 'neu' },
    ],
    [{ notes: '' }, { notes: null }],
    [{ notes: '   ' }, { notes: null }],
    [{ notes: null }, { notes: null }],
    [{ notes: 'n'.repeat(20_000) }, { notes: 'n'.repeat(20_000) }],
    [{ notes: 'a\u0000b\u0007c\ud800d' }, { notes: 'abcd' }],
    [{ notes: '<script>alert(1)</script> 🚐' }, { notes: '<script>alert(1)</script> 🚐' }],
    [
      { processedBy: null, status: 'rejected' },
      { processedBy: null, status: 'rejected' },
    ],
    [{ status: 'rejected', version: 1 }, { status: 'rejected' }],
  ])('takes %j', async (body, expected) => {
    const response = await patch(body).expect(200);
    expect(response.body).toMatchObject({ ...expected, version: 2 });
    expect(await read()).toEqual(response.body);
  });

  it.each<[object, string[]]>([
    [{ status: 'offen' }, ['status']],
    [{ status: null }, ['status']],
    [{ status: ['pending'] }, ['status']],
    [{ status: 'completed', createdAt: '2025-08-10' }, ['createdAt']],
    [{ subject: 'a', message: 'b' }, ['subject', 'message']],
    [{ answeredAt: null }, ['answeredAt']],
    [{ name: '', email: 'anna@', vehicleYear: 1900 }, ['name', 'email', 'vehicleYear']],
    [{ followUpOn: '2025-02-30' }, ['followUpOn']],
    [{ assignedTo: 'Niemand' }, ['assignedTo']],
    [{ id: UNKNOWN_ID }, ['id']],
    [{ notes: 17 }, ['notes']],
    [{ notes: { a: 1 } }, ['notes']],
    [{ notes: 'n'.repeat(20_001) }, ['notes']],
    [{ offerNumber: 'x'.repeat(301) }, ['offerNumber']],
    [{ processedBy: true }, ['processedBy']],
    [{ status: 'completed', version: '1' }, ['version']],
    [{ status: 'completed', version: 0 }, ['version']],
    [{ status: 'completed', version: 1.5 }, ['version']],
    [{ status: 'completed', version: null }, ['version']],
  ])('answers 422 naming the field to %j', async (body, fields) => {
    const response = await patch(body)
      .expect(422)
      .expect('content-type', /problem\+json/);
    expect(Object.keys(response.body.errors)).toEqual(fields);
    expect((await read()).version).toBe(1);
  });

  it.each<[object | string, number]>([
    [{}, 422],
    [{ version: 1 }, 422],
    ['[]', 400],
    ['[{"status":"completed"}]', 400],
    ['"completed"', 400],
    ['null', 400],
    ['{"status":', 400],
    ['', 400],
    ['{"__proto__":{"status":"completed"}}', 400],
    ['{"constructor":{"prototype":{}}}', 400],
  ])('refuses the body %j with %d', async (body, status) => {
    await patch(body)
      .expect(status)
      .expect('content-type', /problem\+json/);
    expect((await read()).version).toBe(1);
  });

  it.each([UNKNOWN_ID, '17', 'Unsinn', '%00', "'%20OR%201=1"])('answers 404 for the id %s', async (unknown) => {
    await patch({ status: 'completed' }, unknown).expect(404);
    await staff.as(cookie).get(`/api/leads/${unknown}`).expect(404);
  });

  it('refuses a change that did not see the last one', async () => {
    await patch({ status: 'processing', version: 1 }).expect(200);
    const response = await patch({ notes: 'ungesehen', version: 1 }).expect(409);
    expect(response.body).toMatchObject({ type: '/fehler/veraltete-fassung' });
    expect(response.body.detail).toContain('inzwischen');
    expect(await read()).toMatchObject({ status: 'processing', notes: 'alt', version: 2 });
    expect(await history()).toHaveLength(1);
  });

  it('takes a change without a version as it is', async () => {
    await patch({ status: 'processing' }).expect(200);
    expect((await patch({ notes: 'später' }).expect(200)).body).toMatchObject({ status: 'processing', version: 3 });
  });

  it('lets one of several win that saw the same version', async () => {
    const attempts = Array.from({ length: 6 }, (_, n) => patch({ notes: `Notiz ${n}`, version: 1 }));
    const responses = await Promise.all(attempts);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = responses.find(({ status }) => status === 200);
    expect(await read()).toEqual(winner?.body);
    expect(await history()).toHaveLength(1);
  });

  it('loses none of several that come without a version', async () => {
    const attempts = Array.from({ length: 6 }, (_, n) => patch({ notes: `Notiz ${n}` }).expect(200));
    await Promise.all(attempts);
    expect((await read()).version).toBe(7);
    expect(await history()).toHaveLength(6);
  });
});

describe('who set the status', () => {
  it('is the signed-in user, whatever `processedBy` says', async () => {
    const { body } = await patch({ status: 'completed', processedBy: 'Geschäftsführung' }).expect(200);
    expect(body).toMatchObject({ statusBy: 'Berta', processedBy: 'Geschäftsführung' });
    const list = await staff.as(cookie).get('/api/leads?status=completed').expect(200);
    expect(list.body.find((lead: Lead) => lead.id === id)).toEqual({ ...body, followUpReason: null });
  });

  it('stays when something else changes, by whomever', async () => {
    await patch({ status: 'processing' }).expect(200);
    await patch({ notes: 'neu' })
      .set('Cookie', await staff.signIn())
      .expect(200);
    expect(await read()).toMatchObject({ notes: 'neu', statusBy: 'Berta' });
  });

  it('is nobody once the lead waits again', async () => {
    await patch({ status: 'rejected' }).expect(200);
    expect((await patch({ status: 'pending' }).expect(200)).body).toMatchObject({ statusBy: null });
  });
});

describe('the history of a lead', () => {
  it('names the signed-in user and each field before and after', async () => {
    await patch({ status: 'completed', processedBy: 'Geschäftsführung', notes: '' }).expect(200);
    expect(await history()).toEqual([
      {
        actor: 'Berta',
        action: 'changed',
        changes: {
          status: { from: 'pending', to: 'completed' },
          answeredAt: { from: null, to: expect.any(String) },
          processedBy: { from: null, to: 'Geschäftsführung' },
          notes: { from: 'alt', to: null },
        },
      },
    ]);
  });

  it('and its version stay as they are when nothing changes', async () => {
    const response = await patch({ status: 'pending', notes: ' alt ', offerNumber: '', version: 1 }).expect(200);
    expect(response.body.version).toBe(1);
    expect(await history()).toEqual([]);
  });
});
