import { type LeadHistory, leadPhotoPath, photoPath } from '@fahrzeugpflege/contracts';
import { until } from '@fahrzeugpflege/infra/testing';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import supertest from 'supertest';
import { v7 as uuidv7 } from 'uuid';
import { personTools } from '../privacy/testing/person-tools.js';
import { addLead, useStaffApp } from '../testing/staff-app.js';
import { PhotoStore } from './photo-store.js';
import { PhotoUpkeep } from './photo-upkeep.js';

const staff = useStaffApp();
const { erase } = personTools(staff);
let cookie: string;
let [one, other] = [Buffer.alloc(0), Buffer.alloc(0)];

const colour = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeEach(() => staff.dataSource.query('TRUNCATE photo_removal'));
beforeAll(async () => {
  cookie = await staff.signIn();
  [one, other] = [await colour('#c00'), await colour('#0c0')];
});

/** An enquiry that was just accepted, with its lead or before a worker made one. */
async function enquiry({ lead = true, formType = 'vehicle', age = '0 s' } = {}): Promise<string> {
  const id = uuidv7();
  if (lead) await addLead(staff.dataSource, { id, formType: formType as 'vehicle' });
  else {
    await staff.dataSource.query(
      `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       VALUES ($1, now(), 'json', '', '{}', 'waiting', now())`,
      [id],
    );
  }
  const words = { formType, name: 'Anna Muster', email: 'a@example.ch', subject: 'Anfrage', message: 'Grüezi' };
  await staff.dataSource.query('UPDATE submission SET words = $2, received_at = now() - $3::interval WHERE id = $1', [
    id,
    words,
    age,
  ]);
  return id;
}

const send = (id: string, place: number, bytes = one, type = 'image/jpeg') =>
  supertest(staff.server).put(photoPath(id, place)).set('content-type', type).send(bytes);
const get = (path: string) => staff.as(cookie).get(path);
const history = async (id: string): Promise<LeadHistory> => (await get(`/api/leads/${id}/history`).expect(200)).body;
const rows = async (): Promise<{ id: string }[]> => staff.dataSource.query('SELECT id FROM submission_photo');

describe('PUT /api/submissions/{id}/photos/{place}', () => {
  it('keeps a photo, which staff see in both sizes, and notes it in the history', async () => {
    const id = await enquiry();
    await send(id, 2, other).expect(201);
    await send(id, 1).expect(201);
    const { photos, entries } = await history(id);
    expect(photos).toEqual([
      { id: expect.any(String), receivedAt: expect.any(String), width: 600, height: 400 },
      { id: expect.any(String), receivedAt: expect.any(String), width: 600, height: 400 },
    ]);
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['system', 'photo_received'],
      ['system', 'photo_received'],
    ]);
    const seen = await get(leadPhotoPath(id, photos[0]?.id ?? '', 'small')).expect(200);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' });
    expect(await sharp(seen.body).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 });
    expect((await sharp(seen.body).stats()).dominant.r).toBeGreaterThan(150);
  });

  it('keeps one that is sent again once, also at the same moment, and no other in its place', async () => {
    const id = await enquiry();
    const statuses = (await Promise.all([1, 2, 3].map(() => send(id, 1)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 204, 204]);
    await send(id, 1).expect(204);
    const { body } = await send(id, 1, other).expect(409);
    expect(body.detail).toBe('An dieser Stelle liegt schon ein anderes Foto.');
    expect(await rows()).toHaveLength(1);
    // Those that were not kept go like erased ones, once nobody can be at it any more.
    const removals: { id: string; minutes: number }[] = await staff.dataSource.query(
      'SELECT id, extract(epoch FROM due_at - now()) / 60 AS minutes FROM photo_removal',
    );
    expect(removals).toHaveLength(4);
    for (const { id: removal, minutes } of removals) {
      expect(Number(minutes)).toBeGreaterThan(9);
      expect(await rows()).not.toContainEqual({ id: removal });
    }
  });

  it('takes one before a worker has made the lead, which then has it', async () => {
    const id = await enquiry({ lead: false });
    await send(id, 5).expect(201);
    await staff.dataSource.query(
      `INSERT INTO lead (id, submission_id, received_at, form_type, name, email, subject, message)
       VALUES ($1, $1, now(), 'vehicle', 'Anna Muster', 'a@example.ch', 'Anfrage', 'Grüezi')`,
      [id],
    );
    expect((await history(id)).photos).toHaveLength(1);
  });

  it.each([
    ['another kind of enquiry', () => enquiry({ formType: 'contact' })],
    ['yesterday’s', () => enquiry({ age: '25 hours' })],
    ['an unknown one', async () => uuidv7()],
  ])('takes none for %s', async (_, make) => {
    await send(await make(), 1).expect(404);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['what is no picture', 1, Buffer.from('Grüezi'), 'image/jpeg', 422],
    ['another media type', 1, Buffer.from('GIF89a'), 'image/gif', 415],
    ['JSON', 1, Buffer.from('{}'), 'application/json', 415],
    ['more than 10 MB', 1, Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png', 413],
    ['a sixth', 6, one, 'image/jpeg', 404],
  ])('refuses %s', async (_, place, bytes, type, status) => {
    const id = await enquiry();
    const { body } = await send(id, place, bytes, type).expect(status);
    expect(body.detail).toMatch(/\.$/);
    expect(await rows()).toEqual([]);
  });

  it('refuses all once there is no room', async () => {
    const id = await enquiry();
    await send(id, 1).expect(201);
    await staff.dataSource.query('UPDATE submission_photo SET bytes = 10000000');
    const { body } = await send(id, 2).expect(503);
    expect(body.detail).toContain('per E-Mail');
    expect(await rows()).toHaveLength(1);
  });
});

describe('what staff see', () => {
  it('is shown with the lead that it was merged into, and with no other', async () => {
    const [part, survivor, stranger] = [await enquiry(), await enquiry(), await enquiry()];
    await send(part, 1).expect(201);
    await staff.as(cookie).post(`/api/leads/${survivor}/merges`).send({ leadId: part }).expect(201);
    const { photos } = await history(survivor);
    expect(photos).toHaveLength(1);
    const photo = photos[0]?.id ?? '';
    await get(leadPhotoPath(survivor, photo, 'whole')).expect(200);
    for (const path of [leadPhotoPath(stranger, photo, 'whole'), `/api/leads/${part}/photos/${photo}/huge`]) {
      await get(path).expect(404);
    }
    await supertest(staff.server)
      .get(leadPhotoPath(part, photo, 'whole'))
      .expect(401);
  });
});

it('is named in what its sender asks for', async () => {
  const id = await enquiry();
  await send(id, 1).expect(201);
  const { body } = await get(`/api/privacy/person/export?leadId=${id}`).expect(200);
  expect(body.Anfragen[0].Fotos).toEqual([{ Eingang: expect.any(String), Grösse: '600 × 400' }]);
});

describe('an erasure', () => {
  const store = () => staff.app.get(PhotoStore);
  const sweep = () => staff.app.get(PhotoUpkeep).run();
  const removals = () => staff.dataSource.query('SELECT id FROM photo_removal WHERE due_at <= now()');

  it.each(['anonymised', 'deleted'])('takes the photos with it, and their files soon after: %s', async (manner) => {
    const [id, stays] = [await enquiry(), await enquiry()];
    await staff.dataSource.query("UPDATE lead SET email = 'b@example.ch', name = 'Berta' WHERE id = $1", [stays]);
    await send(id, 1).expect(201);
    await send(stays, 1).expect(201);
    const [gone, kept] = [(await history(id)).photos[0]?.id ?? '', (await history(stays)).photos[0]?.id ?? ''];
    expect((await erase(id, manner)).status).toBe(200);
    expect(await rows()).toEqual([{ id: kept }]);
    expect(await removals()).toEqual([{ id: gone }]);
    await sweep();
    expect(await removals()).toEqual([]);
    expect(await store().read(gone, 'whole')).toBeUndefined();
    expect(await store().read(kept, 'whole')).toBeDefined();
    await send(id, 2).expect(404);
  });

  it('goes on with the others where the files of one can’t be removed, and tries that one again later', async () => {
    const id = await enquiry();
    for (const place of [1, 2]) await send(id, place).expect(201);
    const photos = (await history(id)).photos.map((photo) => photo.id);
    const left = async () => {
      const files = await Promise.all(photos.map((photo) => store().read(photo, 'whole')));
      return files.filter((file) => file !== undefined).length;
    };
    const remove = jest.spyOn(store(), 'remove').mockRejectedValueOnce(new Error('EACCES'));
    expect((await erase(id, 'deleted')).status).toBe(200);
    await sweep();
    remove.mockRestore();
    expect([await left(), await removals()]).toEqual([1, []]);
    await staff.dataSource.query('UPDATE photo_removal SET due_at = now()');
    await sweep();
    expect(await left()).toBe(0);
  });

  it('keeps in mind what is to be removed while the folder of photos is away', async () => {
    const id = await enquiry();
    await send(id, 1).expect(201);
    const photo = (await history(id)).photos[0]?.id ?? '';
    expect((await erase(id, 'deleted')).status).toBe(200);
    const isThere = jest.spyOn(store(), 'isThere').mockResolvedValue(false);
    await sweep();
    expect(await removals()).toEqual([{ id: photo }]);
    isThere.mockRestore();
    await sweep();
    expect(await removals()).toEqual([]);
  });

  it('that comes while a photo is being added waits for it, or the photo finds nothing to belong to', async () => {
    const id = await enquiry();
    const runner = staff.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM submission WHERE id = $1 FOR UPDATE', [id]);
    const sending = send(id, 1).then(({ status }) => status);
    await until(async () => {
      const [{ count }] = await staff.dataSource.query(
        `SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%submission_photo%'
           AND datname = current_database()`,
      );
      return count > 0;
    });
    await runner.query("UPDATE submission SET words = '{}', erased_at = now() WHERE id = $1", [id]);
    await runner.commitTransaction();
    await runner.release();
    expect(await sending).toBe(404);
    expect(await rows()).toEqual([]);
  });
});
