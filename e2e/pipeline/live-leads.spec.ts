import { describe, expect } from '@jest/globals';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { useScenarios } from '../support/scenarios.js';
import { signIn } from '../support/sign-in.js';
import type { Api, Stack } from '../support/stack.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

const STAFF = { username: 'leitung', password: 'nur-für-diesen-Test-1' };

/** Far below the limit of ten seconds, and below what the server waits for answers under way. Milliseconds. */
const AT_ONCE = 3_500;

const scenario = useScenarios();

describe('live leads', () => {
  scenario(
    'every API process tells of an enquiry and of who changed it, whichever took it in',
    'postgres',
    async (stack) => {
      const [one, other] = await startTwo(stack);
      await stack.startWorker();
      const cookie = await signIn(one, STAFF);
      const streams = [await listen(one, cookie), await listen(other, cookie)] as const;
      const visitor = aVisitor();
      await other.client.contact(contactEnquiry(visitor)).expect(201);
      const { id: leadId } = await eventually(() => stack.records.leadOf(visitor));
      await one.client.send('patch', `/api/leads/${leadId}`).set({ cookie }).send({ status: 'processing' }).expect(200);
      for (const stream of streams) {
        expect(await stream.event(1)).toMatchObject({
          name: 'lead',
          data: { leadId, action: 'received', actor: 'system' },
        });
        expect(await stream.event(2)).toMatchObject({
          name: 'lead',
          data: { leadId, action: 'changed', actor: 'leitung' },
        });
      }
      expect(streams[0].events.slice(1)).toEqual(streams[1].events.slice(1));
    },
  );

  scenario(
    'what happened while the line was lost is told to whoever comes back, by any process',
    'postgres',
    async (stack) => {
      const [one, other] = await startTwo(stack);
      await stack.startWorker();
      const cookie = await signIn(one, STAFF);
      const { id = '' } = await (await listen(one, cookie)).event(0);
      const visitor = aVisitor();
      await one.client.contact(contactEnquiry(visitor)).expect(201);
      const { id: leadId } = await eventually(() => stack.records.leadOf(visitor));
      await one.process.kill();
      const stream = await listen(other, cookie, { 'last-event-id': id });
      expect(await stream.event(0)).toMatchObject({ name: 'lead', data: { leadId, action: 'received' } });
      expect(await stream.event(1)).toMatchObject({ name: 'ready' });
    },
  );

  scenario(
    'an outage of PostgreSQL ends no stream; afterwards clients fetch everything again',
    'postgres',
    async (stack) => {
      const [api] = await startTwo(stack);
      const cookie = await signIn(api, STAFF);
      const stream = await listen(api, cookie);
      expect((await stream.event(0)).name).toBe('ready');
      stack.parts.postgres.gate.cut();
      stack.openGates();
      expect((await stream.event(1)).name).toBe('reset');
      expect(stream.isOver).toBe(false);
    },
  );

  scenario('a sign-out in one process ends the streams of the session in the other', 'postgres', async (stack) => {
    const [one, other] = await startTwo(stack);
    const cookie = await signIn(one, STAFF);
    const stream = await listen(other, cookie);
    await one.client.send('post', '/api/admin/logout').set({ cookie }).expect(204);
    await eventually(() => expect(stream.isOver).toBe(true));
    await other.client.get('/api/leads/stream').set({ cookie }).expect(401);
  });

  scenario('an API with open streams ends at once at SIGTERM, and in order', 'postgres', async (stack) => {
    const api = await startApi(stack);
    const cookie = await signIn(api, STAFF);
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(api, cookie)));
    const { code, signal, took } = await api.process.terminate();
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(took).toBeLessThan(AT_ONCE);
    for (const stream of streams) await eventually(() => expect(stream.isOver).toBe(true));
  });
});

function startApi(stack: Stack): Promise<Api> {
  return stack.startApi({ variables: { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password } });
}

async function startTwo(stack: Stack): Promise<readonly [Api, Api]> {
  // One after the other, as the first one makes the account.
  return [await startApi(stack), await startApi(stack)];
}

/** A stream as a browser opens it, that has begun. */
async function listen(api: Api, cookie: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const accept = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
  const stream = await EventStream.open(`${api.client.url}/api/leads/stream`, { ...accept, cookie, ...headers });
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).not.toHaveProperty('content-encoding');
  await stream.event(0);
  return stream;
}
