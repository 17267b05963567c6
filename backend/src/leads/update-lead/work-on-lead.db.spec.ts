import { type Lead, leadClashSchema, undoStatusChange } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, addLead, useStaffApp } from '../../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const CARLA = { username: 'Carla', password: 'ein-gutes-Passwort' };

const staff = useStaffApp();
let berta: string;
let carla: string;
let id: string;

beforeAll(async () => {
  for (const account of [BERTA, CARLA, { ...BERTA, username: 'Gesperrt' }]) await addAccount(staff.dataSource, account);
  await staff.dataSource.query("UPDATE staff_user SET locked_at = now() WHERE username = 'Gesperrt'");
  berta = await staff.signIn(BERTA);
  carla = await staff.signIn(CARLA);
});
beforeEach(async () => {
  id = await addLead(staff.dataSource, { phone: '079 123 45', typedVehicle: 'Fiat Dukato 2019', vehicleMake: 'Fiat' });
});

const patch = (body: object, cookie = berta) => staff.as(cookie).patch(`/api/leads/${id}`).send(body);
const change = async (body: object, cookie = berta): Promise<Lead> => (await patch(body, cookie).expect(200)).body;
const read = async (): Promise<Lead> => (await staff.as(berta).get(`/api/leads/${id}`).expect(200)).body;
const changes = async (): Promise<object[]> =>
  (await staff.dataSource.query('SELECT changes FROM audit_entry WHERE lead_id = $1 ORDER BY id', [id])).map(
    (entry: { changes: object }) => entry.changes,
  );
const stored = async (column: string) =>
  (await staff.dataSource.query(`SELECT ${column} AS value FROM lead WHERE id = $1`, [id]))[0].value;

describe('an enquiry is answered', () => {
  it('when it is first closed, and the history says so', async () => {
    const { answeredAt } = await change({ status: 'completed' });
    expect(Date.now() - Date.parse(answeredAt ?? '')).toBeLessThan(60_000);
    expect((await change({ status: 'rejected' })).answeredAt).toBe(answeredAt);
    expect(await changes()).toMatchObject([{ answeredAt: { from: null, to: answeredAt } }, {}]);
  });

  it('not by being taken in hand', async () => {
    expect(await change({ status: 'processing' })).toMatchObject({ assignedTo: 'Berta', answeredAt: null });
  });

  it.each(['pending', 'processing'] as const)(
    'no more when the same hand takes the step back at once to %s',
    async (status) => {
      if (status === 'processing') await change({ status, assignedTo: null });
      const before = await read();
      const after = await change({ status: 'completed', processedBy: 'Geschäftsführung', version: before.version });
      const undone = await change(undoStatusChange(before, after));
      expect(undone).toMatchObject({ ...before, statusBy: before.statusBy, version: before.version + 2 });
      expect(await stored('answered_at')).toBeNull();
      expect((await changes()).at(-1)).toMatchObject({ answeredAt: { to: null } });
    },
  );

  it('no more when several steps of the same hand are taken back', async () => {
    for (const status of ['completed', 'rejected', 'pending']) await change({ status });
    expect((await read()).answeredAt).toBeNull();
  });

  it('all the same when another hand puts it back', async () => {
    const { answeredAt } = await change({ status: 'rejected' });
    expect((await change({ status: 'pending' }, carla)).answeredAt).toBe(answeredAt);
  });

  it('all the same when another hand was on it in between', async () => {
    const { answeredAt } = await change({ status: 'rejected' });
    await change({ status: 'completed' }, carla);
    expect((await change({ status: 'pending' })).answeredAt).toBe(answeredAt);
  });

  it('all the same when it is put back later', async () => {
    const { answeredAt } = await change({ status: 'rejected' });
    await staff.dataSource.query("UPDATE audit_entry SET at = at - interval '11 minutes' WHERE lead_id = $1", [id]);
    expect((await change({ status: 'pending' })).answeredAt).toBe(answeredAt);
  });
});

describe('a lead that nobody has', () => {
  it('goes to who takes it in hand, and the history says so', async () => {
    expect(await change({ status: 'processing' }, carla)).toMatchObject({ assignedTo: 'Carla' });
    expect(await changes()).toMatchObject([{ assignedTo: { from: null, to: 'Carla' } }]);
  });

  it('stays nobody’s when it is closed', async () => {
    expect(await change({ status: 'completed' })).toMatchObject({ assignedTo: null });
  });

  it('goes to an account by its own spelling, and away again', async () => {
    expect(await change({ assignedTo: ' carla ' })).toMatchObject({ assignedTo: 'Carla' });
    expect(await change({ status: 'processing' })).toMatchObject({ assignedTo: 'Carla' });
    expect(await change({ assignedTo: null })).toMatchObject({ assignedTo: null });
  });

  it.each(['Gesperrt', 'Niemand', "' OR 1=1 --"])('can’t go to «%s»', async (assignedTo) => {
    const { body } = await patch({ assignedTo, notes: 'neu' }).expect(422);
    expect(body.errors).toEqual({ assignedTo: 'Dieses Konto gibt es nicht, oder es ist gesperrt.' });
    expect(await read()).toMatchObject({ assignedTo: null, notes: null, version: 1 });
  });

  it('goes back by an undo to who had it, though that account was locked since, and no further', async () => {
    await staff.dataSource.query("UPDATE lead SET assigned_to = 'Gesperrt' WHERE id = $1", [id]);
    const before = await read();
    const after = await change({ status: 'processing', assignedTo: 'Carla' }, carla);
    expect(await change(undoStatusChange(before, after), carla)).toEqual({ ...before, version: 3 });
    expect((await changes())[1]).toMatchObject({ assignedTo: { from: 'Carla', to: 'Gesperrt' } });
    await change({ assignedTo: null });
    await change({ assignedTo: 'Berta' });
    await patch({ assignedTo: 'Gesperrt' }).expect(422);
  });

  it('stays with an account that was locked since, whatever else changes', async () => {
    await staff.dataSource.query("UPDATE lead SET assigned_to = 'Gesperrt' WHERE id = $1", [id]);
    expect(await change({ assignedTo: 'Gesperrt', notes: 'neu' })).toMatchObject({ assignedTo: 'Gesperrt' });
  });
});

describe('a follow-up', () => {
  it('is a day of the calendar, set and taken away', async () => {
    expect(await change({ followUpOn: '2028-02-29' })).toMatchObject({ followUpOn: '2028-02-29' });
    expect(await change({ followUpOn: '2028-02-29' })).toMatchObject({ version: 2 });
    expect(await change({ followUpOn: null })).toMatchObject({ followUpOn: null, version: 3 });
    expect(await changes()).toEqual([
      { followUpOn: { from: null, to: '2028-02-29' } },
      { followUpOn: { from: '2028-02-29', to: null } },
    ]);
  });
});

describe('a correction', () => {
  it('is noted by its field, and leaves the visitor’s words alone', async () => {
    const corrections = { vehicleModel: 'Ducato', vehicleYear: 2019, vehicleLength: 5.99, vehicleMake: 'Fiat' };
    expect(await change(corrections)).toMatchObject({
      ...corrections,
      typed: { vehicle: 'Fiat Dukato 2019', dimensions: null },
      correctedFields: ['vehicleModel', 'vehicleYear', 'vehicleLength'],
    });
    expect((await change({ email: 'neu@example.ch' })).correctedFields).toEqual([
      'email',
      'vehicleModel',
      'vehicleYear',
      'vehicleLength',
    ]);
    const [{ words }] = await staff.dataSource.query('SELECT words FROM submission WHERE id = $1', [id]);
    expect(words).toEqual({});
  });

  it.each([
    ['079 123 45 67', '+41791234567'],
    ['weiss nicht', null],
    [null, null],
  ])('of the phone to «%s» renews the number to dial', async (phone, phoneE164) => {
    await staff.dataSource.query("UPDATE lead SET phone_e164 = '+41620000000' WHERE id = $1", [id]);
    expect(await change({ phone })).toMatchObject({ phone, phoneE164, correctedFields: ['phone'] });
    expect(await changes()).toEqual([{ phone: { from: '079 123 45', to: phone } }]);
  });

  it('is none when nothing differs', async () => {
    expect(await change({ name: ' Anna Muster ', phone: '079 123 45' })).toMatchObject({
      correctedFields: [],
      version: 1,
    });
  });

  it('of one field at the same moment as one of another loses neither', async () => {
    await Promise.all([change({ vehicleModel: 'Ducato' }), change({ vehicleHeight: 2.6 }, carla)]);
    expect(await read()).toMatchObject({
      vehicleModel: 'Ducato',
      vehicleHeight: 2.6,
      correctedFields: ['vehicleModel', 'vehicleHeight'],
      version: 3,
    });
  });
});

describe('a clash', () => {
  it('shows the lead as it is now, and who changed it when', async () => {
    const current = await change({ notes: 'von Berta', version: 1 });
    const clash = leadClashSchema.parse((await patch({ notes: 'von Carla', version: 1 }, carla).expect(409)).body);
    expect(clash).toMatchObject({ type: '/fehler/veraltete-fassung', current, changedBy: 'Berta' });
    expect(Date.now() - Date.parse(clash.changedAt ?? '')).toBeLessThan(60_000);
    expect(clash.detail).toMatch(/^Dieser Lead wurde inzwischen von Berta geändert\./);
  });

  it('with oneself says so', async () => {
    await change({ notes: 'links', version: 1 });
    const { body } = await patch({ notes: 'rechts', version: 1 }).expect(409);
    expect(body.detail).toMatch(/von Ihnen selbst in einem anderen Fenster/);
  });

  it('ends by sending again with the version that it showed', async () => {
    await change({ notes: 'von Berta', version: 1 });
    const { body } = await patch({ notes: 'von Carla', version: 1 }, carla).expect(409);
    const resolved = await change({ notes: 'von Carla', version: body.current.version }, carla);
    expect(resolved).toMatchObject({ notes: 'von Carla', version: 3 });
  });

  it('keeps an undo from undoing what somebody else did since', async () => {
    const before = await read();
    const after = await change({ status: 'rejected' });
    await change({ status: 'completed' }, carla);
    await patch(undoStatusChange(before, after)).expect(409);
    expect(await read()).toMatchObject({ status: 'completed' });
  });
});

describe('a lead that is out of work', () => {
  it('takes no change when it was merged into another', async () => {
    const other = await addLead(staff.dataSource);
    await staff.dataSource.query('UPDATE lead SET merged_into = $2 WHERE id = $1', [id, other]);
    const clash = leadClashSchema.parse((await patch({ status: 'completed' }).expect(409)).body);
    expect(clash).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { id, mergedInto: other } });
    expect(clash.detail).toContain('zusammengeführt');
    expect(await changes()).toEqual([]);
  });

  it('takes no correction when it was anonymised, but a status', async () => {
    await staff.dataSource.query('UPDATE lead SET anonymised_at = now() WHERE id = $1', [id]);
    const { body } = await patch({ email: 'neu@example.ch', status: 'completed' }).expect(409);
    expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar' });
    expect(await change({ status: 'completed' })).toMatchObject({ status: 'completed', correctedFields: [] });
  });

  it.each([{ notes: 'Anna rief an' }, { offerNumber: 'OFF-2026-001' }])(
    'takes no %j when it was anonymised: nobody would erase it again',
    async (words) => {
      await staff.dataSource.query('UPDATE lead SET anonymised_at = now() WHERE id = $1', [id]);
      const { body } = await patch({ status: 'completed', ...words }).expect(409);
      expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { notes: null, offerNumber: null } });
      expect(await changes()).toEqual([]);
      // As the edit form sends all of its fields (specification, section 7).
      expect(await change({ status: 'completed', notes: null, offerNumber: '' })).toMatchObject({ version: 2 });
    },
  );
});
