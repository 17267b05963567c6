import { problemDetailsSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { signIn } from '../support/sign-in.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { IS_FULL, whileWatching } from './support/attack.js';
import { madeUpRequest } from './support/made-up-requests.js';
import { type RawAnswer, sendRaw } from './support/raw-request.js';
import { SeededRandom } from './support/seeded-random.js';

const REQUESTS = IS_FULL ? 20_000 : 600;
const ADDRESSES = IS_FULL ? 4_000 : 100;
const AT_ONCE = 8;
const SEED = 20_250_810;

describe('requests of any form', () => {
  const context = useStack('postgres');
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    api = await context.stack.startApi({ variables: { LOG_LEVEL: 'warn' } });
  });

  test(`${REQUESTS} made-up requests, signed in and not: each is answered, and none with a fault of ours`, async () => {
    const faults: string[] = [];
    const session = await signIn(api);
    await whileWatching(`${REQUESTS} made-up requests`, api.client, () =>
      repeat(REQUESTS, async (index) => {
        const cookie = index % 2 === 0 ? undefined : session;
        const request = madeUpRequest(new SeededRandom(SEED + index), cookie);
        const fault = faultOf(await sendRaw(api.client.url, request));
        if (fault) faults.push(`${fault}\n${JSON.stringify(request.toString('latin1').slice(0, 1_500))}`);
      }),
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(api.process.output).not.toMatch(/"level":50/);
  }, 1_800_000);

  test('addresses that do not exist cost what those cost that do: each of their two pages is kept once', async () => {
    const bodies = new Set<string>();
    const ask = async (path: string, status: number) => {
      bodies.add((await api.client.get(path).expect(status)).text);
    };
    const missing = await whileWatching(`${ADDRESSES} addresses that do not exist`, api.client, () =>
      repeat(ADDRESSES, (index) => ask(`${index % 2 === 0 ? '' : '/blog'}/gibt-es-nicht-${index}`, 404)),
    );
    expect(bodies.size).toBe(2);
    const known = await whileWatching(`${ADDRESSES} times a page`, api.client, () =>
      repeat(ADDRESSES, () => ask('/kontakt', 200)),
    );
    if (IS_FULL) expect(missing.took).toBeLessThan(2.5 * known.took);
  });
});

/** Several at a time. */
async function repeat(times: number, body: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next; index < times; index = next) {
      next += 1;
      await body(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What is wrong with an answer; a refusal is a problem in the API's shape, or a page. */
function faultOf(answer: RawAnswer | undefined): string | undefined {
  if (!answer) return 'no answer';
  const { status, headers, body } = answer;
  if (!(status >= 200 && status < 500)) return `status ${status}: ${body}`;
  if (status === 405 && !headers.get('allow')) return '405 without Allow';
  if (status < 400 || body === '' || /^text\/(html|plain)/.test(headers.get('content-type') ?? '')) return undefined;
  const problem = headers.get('transfer-encoding') === 'chunked' ? body.split('\r\n')[1] : body;
  const isProblem = headers.get('content-type') === 'application/problem+json; charset=utf-8';
  const encoding = headers.get('content-encoding');
  if (!isProblem) return `${status}, no problem: ${body}`;
  return encoding || problemDetailsSchema.safeParse(parsed(problem)).success
    ? undefined
    : `${status}, of no shape: ${body}`;
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}
