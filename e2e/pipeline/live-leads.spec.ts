import { EventStreamClient } from '@fahrzeugpflege/infra/testing';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { signIn } from '../support/sign-in.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

const STAFF = { username: 'leitung', password: 'nur-für-diesen-Test-1' };

/** Far below the limit of ten seconds, and below what the server waits for answers under way. Milliseconds. */
const AT_ONCE = 3_500;

describe('live leads', () => {
  const context = useStack('postgres');
  const { test } = context;
  let one: Api;
  let other: Api;

  beforeAll(async () => {
    // One after the other, as the first one makes the account.
    one = await startApi(context.stack);
    other = await startApi(context.stack);
    await context.stack.startWorker();
  });

  // First, as a stream begins with «ready» only where nothing has happened just now.
  test('an outage of PostgreSQL ends no stream; afterwards clients fetch everything again', async (stack) => {
    const cookie = await signIn(one, STAFF);
    const streams = [await listen(one, cookie), await listen(other, cookie)];
    for (const stream of streams) expect((await stream.event(0)).event).toBe('ready');
    stack.parts.postgres.gate.cut();
    stack.openGates();
    for (const stream of streams) {
      expect((await stream.event(1)).event).toBe('reset');
      expect(stream.hasEnded).toBe(false);
    }
  });

  test('a sign-out in one process ends the streams of the session in the other', async () => {
    const cookie = await signIn(one, STAFF);
    const stream = await listen(other, cookie);
    await one.client.send('post', '/api/admin/logout').set({ cookie }).expect(204);
    await stream.ended();
    await other.client.get('/api/leads/stream').set({ cookie }).expect(401);
  });

  // Before any other enquiry, as whoever comes back is sent those of the last minute once more.
  test('what happened while the connection was lost is sent to whoever reconnects, by any process', async (stack) => {
    const killed = await startApi(stack);
    const cookie = await signIn(killed, STAFF);
    const { id = '' } = await (await listen(killed, cookie)).event(0);
    const visitor = aVisitor();
    await killed.client.contact(contactEnquiry(visitor)).expect(201);
    const { id: leadId } = await eventually(() => stack.records.leadOf(visitor));
    await killed.process.kill();
    const stream = await listen(other, cookie, { 'last-event-id': id });
    expect(await stream.event(0)).toMatchObject({ event: 'lead', data: { leadId, action: 'received' } });
    expect(await stream.event(1)).toMatchObject({ event: 'ready' });
  });

  test('an API with open streams ends at once at SIGTERM, and in order', async (stack) => {
    const api = await startApi(stack);
    const cookie = await signIn(api, STAFF);
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(api, cookie)));
    const { code, signal, took } = await api.process.terminate();
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(took).toBeLessThan(AT_ONCE);
    for (const stream of streams) await stream.ended();
  });

  test('every API process tells of an enquiry and of who changed it, whichever took it in', async (stack) => {
    const cookie = await signIn(one, STAFF);
    const streams = [await listen(one, cookie), await listen(other, cookie)] as const;
    const visitor = aVisitor();
    await other.client.contact(contactEnquiry(visitor)).expect(201);
    const { id: leadId } = await eventually(() => stack.records.leadOf(visitor));
    await one.client.send('patch', `/api/leads/${leadId}`).set({ cookie }).send({ status: 'processing' }).expect(200);
    // A new stream begins with what happened just now, as in a test before.
    const eventsOf = (stream: EventStreamClient) =>
      stream.events.filter(({ data }) => (data as { leadId?: string }).leadId === leadId);
    for (const stream of streams) {
      await eventually(() =>
        expect(eventsOf(stream)).toMatchObject([
          { event: 'lead', data: { action: 'received', actor: 'system' } },
          { event: 'lead', data: { action: 'changed', actor: 'leitung' } },
        ]),
      );
    }
    expect(eventsOf(streams[0])).toEqual(eventsOf(streams[1]));
  });
});

function startApi(stack: Stack): Promise<Api> {
  return stack.startApi({ variables: { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password } });
}

/** A stream as a browser opens it, that has begun. */
async function listen(api: Api, cookie: string, headers: Record<string, string> = {}): Promise<EventStreamClient> {
  const accept = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
  const stream = await EventStreamClient.open(`${api.client.url}/api/leads/stream`, { ...accept, cookie, ...headers });
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).not.toHaveProperty('content-encoding');
  await stream.event(0);
  return stream;
}
