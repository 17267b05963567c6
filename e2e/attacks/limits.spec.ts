import { beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { type Api, OWNER } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { contactEnquiry } from '../support/visitor.js';
import { IS_FULL, whileWatching } from './support/attack.js';

const WRONG = { ...OWNER, password: 'falsch' };
const ATTACKERS = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];

/** Wrong passwords that an account has free, as in `sign-in-throttle.ts`. */
const FREE = 30;
/** Of all attackers together: some more than are free, so few that each address stays below its own limit. */
const GUESSES = FREE + (IS_FULL ? 6 : 2);
/** What the next one waits, whoever sends it: a second, doubled with each that was not free, 20 at most. Milliseconds. */
const NEXT_WAIT = Math.min(2 ** (GUESSES - FREE), 20) * 1_000;

/** Attackers are patient: two slow cores take a while to check all of their passwords. Milliseconds. */
const PATIENCE = 120_000;

const signIn = ({ client }: Api, address: string, credentials: object, cookie = '') =>
  client
    .send('post', '/api/admin/login')
    .timeout(PATIENCE)
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie)
    .send(credentials);
const enquireFrom = (client: ApiClient, address: string) =>
  client.contact(contactEnquiry()).set('X-Forwarded-For', address);

/** Milliseconds that an answer took; those with a name are printed where all of the attack is asked for. */
async function timed<T>(name: string | undefined, work: () => PromiseLike<T>): Promise<{ result: T; took: number }> {
  const start = performance.now();
  const result = await work();
  const took = performance.now() - start;
  if (IS_FULL && name) console.info(`${name}: ${took.toFixed(0)} ms`);
  return { result, took };
}

describe('limits', () => {
  // With the queue in Redis an enquiry is accepted while PostgreSQL, and with it every count, is away.
  const fixture = useStack('redis');
  let one: Api;
  let other: Api;
  beforeAll(async () => {
    const variables = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };
    one = await fixture.stack.startApi({ variables });
    other = await fixture.stack.startApi({ variables });
    await eventually(async () => expect(await fixture.stack.records.countAccounts()).toBe(1));
  });
  beforeEach(() => fixture.stack.openGates());

  fixture.test('wrong passwords from four addresses do not keep the owner out', async () => {
    const response = await signIn(one, '192.0.2.1', OWNER).expect(200);
    const device = response.get('Set-Cookie')?.[1]?.split(';', 1)[0] ?? '';
    const attack = Array.from({ length: GUESSES }, (_, n) =>
      signIn(n % 2 ? one : other, ATTACKERS[n % 4] ?? '', WRONG),
    );
    const { result } = await whileWatching(`${GUESSES} wrong passwords`, one.client, () => Promise.all(attack));
    const statuses = result.map(({ status }) => status);
    const answered = (status: number) => statuses.filter((each) => each === status).length;
    // Those that had to wait may have found no place to.
    expect(answered(401) + answered(429)).toBe(GUESSES);
    expect(answered(401)).toBeGreaterThanOrEqual(FREE);

    const remembered = await timed('a remembered device, at an address of the attack', () =>
      signIn(other, ATTACKERS[0] ?? '', OWNER, device).expect(200),
    );
    const fresh = await timed('a new device', () => signIn(other, '192.0.2.2', OWNER).expect(200));
    // That it is no less holds on any machine, however busy.
    expect(fresh.took).toBeGreaterThanOrEqual(NEXT_WAIT);
    if (!IS_FULL) return;
    expect(remembered.took).toBeLessThan(2_000);
    expect(fresh.took).toBeLessThan(30_000);
  });

  fixture.test('very many wrong passwords at once hold up no enquiry', async () => {
    const logins = IS_FULL ? 200 : 50;
    let isOver = false;
    const attack = async () => {
      const attempts = Array.from({ length: logins }, (_, n) =>
        signIn(one, `198.51.100.${n}`, { ...WRONG, username: `n${n}` }),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      isOver = true;
      return statuses;
    };
    const waits: number[] = [];
    const enquire = async () => {
      while (!isOver) {
        const enquiry = await timed(undefined, () => enquireFrom(one.client, `192.0.2.${waits.length % 250}`));
        expect(enquiry.result.status).toBe(201);
        waits.push(enquiry.took);
      }
    };
    const { result } = await whileWatching(`${logins} wrong passwords at once`, other.client, async () => {
      const [statuses] = await Promise.all([attack(), enquire()]);
      return statuses;
    });
    const p95 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)];
    if (IS_FULL) console.info(`${waits.length} enquiries meanwhile: p95 ${p95?.toFixed(0)} ms`);
    // Each is the first of its address and at its account: none is turned away.
    expect(new Set(result)).toEqual(new Set([401]));
    expect(waits.length).toBeGreaterThan(0);
  });

  fixture.test('a visitor’s limit holds over all processes, whichever address of the network is used', async () => {
    const addresses = Array.from({ length: 15 }, (_, n) => `2001:db8:0:7::${n}`);
    for (const address of addresses) await enquireFrom(one.client, address).expect(201);
    for (const address of addresses) await enquireFrom(other.client, address).expect(201);
    await eventually(async () => {
      const refused = [
        await enquireFrom(one.client, '2001:db8:0:7::99'),
        await enquireFrom(other.client, '2001:db8:0:7::98'),
      ];
      expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    });
    await enquireFrom(one.client, '2001:db8:0:8::1').expect(201);
  });

  fixture.test('enquiries are accepted while the counts can’t be read, and the limit holds', async ({ parts }) => {
    parts.postgres.gate.cut();
    for (let sent = 0; sent < 30; sent++) await enquireFrom(one.client, '192.0.2.251').expect(201);
    await enquireFrom(one.client, '192.0.2.251').expect(429);
    await enquireFrom(one.client, '192.0.2.252').expect(201);
  });

  fixture.test('enquiries are accepted while the database hangs', async ({ parts }) => {
    parts.postgres.gate.hang();
    await enquireFrom(one.client, '192.0.2.253').expect(201);
  });
});
