import type { AddressInfo } from 'node:net';
import { leadEventSchema } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { EventStreamClient, until } from '@fahrzeugpflege/infra/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { addLead, type StaffApp, startStaffApp, useStaffApp } from '../../testing/staff-app.js';
import { waitingStatements } from '../../testing/waiting-statements.js';
import { MOST_MISSED } from './lead-event-log.js';
import { LeadStreams, STREAMS_PER_SESSION } from './lead-streams.js';

const staff = useStaffApp();
const streams: EventStreamClient[] = [];
let other: StaffApp;
let cookie: string;

beforeAll(async () => {
  other = await startStaffApp(staff.url);
  for (const { app } of [staff, other]) await app.listen(0, '127.0.0.1');
  cookie = await staff.signIn();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
  await age();
});
afterAll(async () => {
  await other.app.get(JobPublisher).close();
  await other.app.close();
});

async function open(headers: Record<string, string> = {}, api: StaffApp = staff): Promise<EventStreamClient> {
  const { port } = api.server.address() as AddressInfo;
  const stream = await EventStreamClient.open(`http://127.0.0.1:${port}/api/leads/stream`, { cookie, ...headers });
  streams.push(stream);
  return stream;
}

/** One that is sent what happens from now on, and the id where it stands. */
async function openReady(headers: Record<string, string> = {}, api: StaffApp = staff) {
  const stream = await open(headers, api);
  const { event, id = '' } = await stream.next();
  expect(event).toBe('ready');
  return { stream, id };
}

async function write(leadId: string, actor = 'Berta', count = 1): Promise<void> {
  await staff.dataSource.query(
    `INSERT INTO audit_entry (lead_id, actor, action) SELECT $1, $2, 'changed' FROM generate_series(1, $3)`,
    [leadId, actor, count],
  );
}

/** Deletes a lead for good, as somebody asked for. */
async function erase(leadId: string): Promise<void> {
  const person = () => supertest(staff.server).get(`/api/privacy/person?leadId=${leadId}`).set({ cookie }).expect(200);
  const { counts: expected } = (await person()).body;
  const body = { leadId, manner: 'deleted', expected };
  await supertest(staff.server).post('/api/privacy/person/erasure').set({ cookie }).send(body).expect(200);
}

async function lastId(): Promise<string> {
  const [last] = await staff.dataSource.query('SELECT max(id) AS id FROM audit_entry');
  return last.id;
}

/** Makes every entry of the history old, an hour apart. */
async function age(): Promise<void> {
  await staff.dataSource.query(`UPDATE audit_entry SET at = '2026-01-01'::timestamptz + id * interval '1 hour'`);
}

describe('GET /api/leads/stream', () => {
  it('answers an event stream that nobody keeps, packs or holds back, and begins with when to come again', async () => {
    const { stream } = await openReady({ 'accept-encoding': 'br, gzip' });
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'cache-control': expect.stringContaining('no-store'),
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers['content-encoding']).toBeUndefined();
    expect(stream.text).toMatch(/^retry: [123]\d{3}\n\n/);
  });

  it('tells clients of every process what happens to a lead, and nothing about the visitor', async () => {
    const id = await addLead(staff.dataSource);
    const clients = [(await openReady()).stream, (await openReady({}, other)).stream];
    await supertest(staff.server).patch(`/api/leads/${id}`).set({ cookie }).send({ status: 'completed' }).expect(200);
    const [entry] = await staff.dataSource.query('SELECT id FROM audit_entry WHERE lead_id = $1', [id]);
    for (const stream of clients) {
      const { event, id: eventId, data } = await stream.next();
      expect({ event, eventId }).toEqual({ event: 'lead', eventId: entry.id });
      expect(leadEventSchema.strict().parse(data)).toEqual({
        leadId: id,
        action: 'changed',
        actor: 'admin',
        version: 2,
      });
    }
  });

  it('tells clients of every process of mails that can’t be sent, and of their end, but not of those that go out', async () => {
    const id = await addLead(staff.dataSource);
    const clients = [(await openReady()).stream, (await openReady({}, other)).stream];
    const change = (changes: string) =>
      staff.dataSource.query(`UPDATE mail_delivery SET ${changes} WHERE lead_id = $1`, [id]);
    await staff.dataSource.query(
      "INSERT INTO mail_delivery (id, lead_id, kind, due_at) VALUES ($1, $1, 'staff_notification', now())",
      [id],
    );
    await change("state = 'sent'");
    await write(id);
    const faults = ["state = 'failed', last_error = '550'", "state = 'pending'", "state = 'sent', last_error = NULL"];
    for (const fault of faults) await change(fault);
    for (const stream of clients) {
      expect(await stream.next()).toMatchObject({ event: 'lead' });
      for (const _ of faults) expect(await stream.next()).toEqual({ event: 'mails', data: {} });
    }
  });

  it('tells clients of every process of other opening hours', async () => {
    const clients = [(await openReady()).stream, (await openReady({}, other)).stream];
    await staff.dataSource.query("INSERT INTO business_setting (name, value) VALUES ('closedDays', '[]')");
    for (const stream of clients) expect(await stream.next()).toEqual({ event: 'facts', data: {} });
  });

  it('tells of many at once, each on its own', async () => {
    const id = await addLead(staff.dataSource);
    const { stream } = await openReady();
    await write(id, 'Berta', 60);
    const ids = new Set<string | undefined>();
    for (let count = 0; count < 60; count += 1) ids.add((await stream.next()).id);
    expect(ids.size).toBe(60);
  });
});

describe('a client that comes back', () => {
  it('is sent what it missed, and then what happens', async () => {
    const id = await addLead(staff.dataSource);
    const { stream: present, id: lastEventId } = await openReady();
    await write(id, 'Berta', 2);
    await until(() => present.events.length === 3);
    const stream = await open({ 'last-event-id': lastEventId });
    const [first, second, ready] = [await stream.next(), await stream.next(), await stream.next()];
    expect([first, second].map(({ event, data }) => ({ event, data }))).toEqual(
      Array(2).fill({ event: 'lead', data: { leadId: id, action: 'changed', actor: 'Berta', version: 1 } }),
    );
    expect(ready).toMatchObject({ event: 'ready', id: second?.id });
    await write(id, 'Claudia');
    expect(await stream.next()).toMatchObject({ event: 'lead', data: { actor: 'Claudia' } });
  });

  it('is sent a lower id that was seen only after a higher one', async () => {
    const id = await addLead(staff.dataSource);
    await staff.dataSource
      .transaction(async (slow) => {
        const insert = `INSERT INTO audit_entry (lead_id, actor, action) VALUES ($1, 'Langsam', 'changed') RETURNING id`;
        const [{ id: lower }] = await slow.query(insert, [id]);
        const { stream: before } = await openReady();
        await write(id, 'Schnell');
        const { id: higher } = await before.next();
        expect(Number(higher)).toBeGreaterThan(Number(lower));
        await before.close();
        return { lower, higher };
      })
      .then(async ({ lower, higher }) => {
        const stream = await open({ 'last-event-id': higher ?? '' });
        expect(await stream.next()).toMatchObject({ event: 'lead', id: lower, data: { actor: 'Langsam' } });
      });
  });

  it('is sent what it missed before what happens meanwhile: else it would go on from there if it was lost again', async () => {
    const id = await addLead(staff.dataSource);
    const { stream: present, id: lastEventId } = await openReady();
    await write(id, 'Berta');
    await until(() => present.events.length === 2);
    const missed = present.events[1];
    const { opening } = await staff.dataSource.transaction(async (held) => {
      await held.query('LOCK TABLE audit_entry');
      const promised = open({ 'last-event-id': lastEventId });
      await until(async () => (await waitingStatements(staff.dataSource)) > 0);
      const meanwhile = [[Number(missed?.id) + 1, id, 'changed', 'Claudia', 2]];
      await staff.dataSource.query("SELECT pg_notify('lead_changes', $1)", [JSON.stringify(meanwhile)]);
      await until(() => present.events.length === 3);
      return { opening: promised };
    });
    const stream = await opening;
    await until(() => stream.events.length === 3);
    expect(stream.events).toEqual([missed, { event: 'ready', id: missed?.id, data: {} }, present.events[2]]);
  });

  it('is not sent again what was old when it left', async () => {
    const id = await addLead(staff.dataSource);
    await write(id, 'Berta', 3);
    await age();
    await write(id, 'Claudia');
    const last = await lastId();
    const stream = await open({ 'last-event-id': last });
    expect(await stream.next()).toMatchObject({ event: 'ready', id: last });
  });

  it('fetches everything again where it missed too much', async () => {
    const id = await addLead(staff.dataSource);
    const { stream: present, id: lastEventId } = await openReady();
    await write(id, 'Berta', MOST_MISSED + 1);
    await until(() => present.events.length === MOST_MISSED + 2);
    const stream = await open({ 'last-event-id': lastEventId });
    expect(await stream.next()).toEqual({ event: 'reset', id: await lastId(), data: {} });
  });

  it('fetches everything again where leads were deleted meanwhile, whose history went with them', async () => {
    await write(await addLead(staff.dataSource));
    const { id: lastEventId } = await openReady({ 'last-event-id': await lastId() });
    const gone = await addLead(staff.dataSource, { email: 'weg@example.ch' });
    await erase(gone);
    expect(await (await open({ 'last-event-id': lastEventId })).next()).toMatchObject({ event: 'reset', data: {} });
    await staff.dataSource.query("UPDATE erasure SET at = at - interval '1 year'");
    expect(await (await open({ 'last-event-id': lastEventId })).next()).toMatchObject({ event: 'ready' });
  });

  it.each(['Unsinn', '-1', '1.5', '999999999999999', '9'.repeat(40)])(
    'fetches everything again where its id is %s, which is none of ours',
    async (lastEventId) => {
      expect(await (await open({ 'last-event-id': lastEventId })).next()).toMatchObject({ event: 'reset', data: {} });
    },
  );
});

describe('a client that comes for the first time', () => {
  it('fetches again what it has just fetched, where something happened at the same time', async () => {
    await write(await addLead(staff.dataSource));
    expect((await (await open()).next()).event).toBe('reset');
  });

  it('fetches again where a lead was just deleted', async () => {
    await erase(await addLead(staff.dataSource, { email: 'weg@example.ch' }));
    expect((await (await open()).next()).event).toBe('reset');
    await staff.dataSource.query("UPDATE erasure SET at = at - interval '1 minute'");
    expect((await (await open()).next()).event).toBe('ready');
  });
});

describe('a lost connection to PostgreSQL', () => {
  it('makes clients fetch everything again when it is back, and they stay connected', async () => {
    const id = await addLead(staff.dataSource);
    const { stream } = await openReady();
    await staff.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'test-listener'`,
    );
    expect((await stream.next()).event).toBe('reset');
    await write(id);
    expect((await stream.next()).event).toBe('lead');
  });
});

describe('a stream ends', () => {
  it('with a sign-out in another process, and others go on', async () => {
    const [gone, stays] = [await other.signIn(), await other.signIn()];
    const { stream: ending } = await openReady({ cookie: gone });
    const { stream: going } = await openReady({ cookie: stays });
    await supertest(other.server).post('/api/admin/logout').set({ cookie: gone }).expect(204);
    await ending.ended();
    await write(await addLead(staff.dataSource));
    expect((await going.next()).event).toBe('lead');
  });

  it('at SIGTERM at once, and no other begins', async () => {
    const ending = await startStaffApp(staff.url);
    await ending.app.listen(0, '127.0.0.1');
    const { stream } = await openReady({}, ending);
    ending.app.get(LeadStreams).beforeApplicationShutdown();
    await supertest(ending.server).get('/api/leads/stream').set({ cookie }).expect(503);
    const start = Date.now();
    await ending.app.get(JobPublisher).close();
    await ending.app.close();
    expect(Date.now() - start).toBeLessThan(3_000);
    await stream.ended();
  });
});

describe('the number of streams', () => {
  it('of a session has a bound; whoever leaves makes room', async () => {
    const mine = await staff.signIn();
    const opened: EventStreamClient[] = [];
    for (let count = 0; count < STREAMS_PER_SESSION; count += 1) opened.push(await open({ cookie: mine }));
    const refused = await supertest(staff.server).get('/api/leads/stream').set({ cookie: mine }).expect(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    await openReady({ cookie: await staff.signIn() });
    await opened[0]?.close();
    await until(async () => (await open({ cookie: mine })).response.statusCode === 200);
  });

  it('is not used up by requests for the head alone', async () => {
    const mine = await staff.signIn();
    for (let count = 0; count <= STREAMS_PER_SESSION; count += 1) {
      await supertest(staff.server).head('/api/leads/stream').set({ cookie: mine });
    }
    expect((await open({ cookie: mine })).response.statusCode).toBe(200);
  });
});
