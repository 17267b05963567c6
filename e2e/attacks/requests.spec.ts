import {
  CHAT_MESSAGE_LIMIT,
  LONGEST_CONTACT_REQUEST,
  LONGEST_LEAD_CHANGES,
  LONGEST_NATIVE_FORM,
  problemDetailsSchema,
} from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { signIn } from '../support/sign-in.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { IS_FULL, whileWatching } from './support/attack.js';
import { ID, madeUpRequest } from './support/made-up-requests.js';
import { type RawAnswer, sendRaw } from './support/raw-request.js';
import { SeededRandom } from './support/seeded-random.js';

const REQUESTS = IS_FULL ? 20_000 : 600;
const ADDRESSES = IS_FULL ? 4_000 : 100;
const AT_ONCE = 8;
const SEED = 20_250_810;

const JSON_TYPE = 'Content-Type: application/json';
const NO_UTF8 = Buffer.from([...Buffer.from('{"name":"'), 0xc3, 0x28, ...Buffer.from('"}')]);
const LONG_ID = 'a'.repeat(101);

/** Each is at fault by its form alone; the answer's status for somebody who is signed in. */
const MALFORMED: [title: string, request: Buffer, status: number][] = [
  ['a newline in a path', requestOf('GET /a%0d%0aX:1'), 400],
  ['a broken escape behind a fragment', requestOf('GET /kontakt#\u2026%'), 400],
  ['a broken escape', requestOf('GET /%zz'), 400],
  ['an id that is too long, to change', requestOf(`PATCH /api/leads/${LONG_ID}`, [JSON_TYPE], '{"notes":"x"}'), 404],
  ['an id that is too long, to send', requestOf(`POST /api/leads/${LONG_ID}/mails`), 404],
  ['an id that is too long, to delete', requestOf(`DELETE /api/spam/${LONG_ID}`), 404],
  ['a body that is no UTF-8', requestOf('POST /api/contact', [JSON_TYPE], NO_UTF8), 400],
  ['a packed body', requestOf('POST /api/contact', [JSON_TYPE, 'Content-Encoding: gzip'], '{}'), 415],
  ['two hosts', requestOf('GET /kontakt', ['Host: a']), 400],
  ['no host', Buffer.from('GET /kontakt HTTP/1.1\r\n\r\n'), 400],
  ['what nobody can expect', requestOf('GET /kontakt', ['Expect: tea']), 417],
  ['a header that is too large', requestOf('GET /kontakt', [`X: ${'x'.repeat(17_000)}`]), 431],
  ['a chunk that is too large', chunked(`1;${'x'.repeat(17_000)}\r\n`), 413],
  ['a chunk that is too large to count', chunked('fffffffffffffffff\r\n'), 400],
  ['a method that a page does not have', requestOf('DELETE /kontakt'), 405],
  ['a method that a way in does not have', requestOf('GET /api/contact'), 405],
  ['no HTTP', Buffer.from('EHLO example.ch\r\n\r\n'), 400],
];

/** What a body may hold at most, in bytes: all of its fields in their longest spelling, and what stands around them. */
const LONGEST_BODIES: [route: string, type: string, bytes: number][] = [
  ['POST /api/contact', 'application/json', bytesOf(LONGEST_CONTACT_REQUEST)],
  ['POST /api/form', 'application/x-www-form-urlencoded', bytesOf(LONGEST_NATIVE_FORM)],
  ['POST /api/chat', 'application/json', bytesOf(CHAT_MESSAGE_LIMIT)],
  [`PATCH /api/leads/${ID}`, 'application/json', bytesOf(LONGEST_LEAD_CHANGES)],
  ['POST /api/admin/login', 'application/json', 16_384],
];

describe('requests of any form', () => {
  const context = useStack('postgres');
  const { test } = context;
  let api: Api;
  let session: string;

  beforeAll(async () => {
    api = await context.stack.startApi({ variables: { LOG_LEVEL: 'warn' } });
    session = await signIn(api);
  });

  test(`${REQUESTS} made-up requests, signed in and not: each is answered, and none with a fault of ours`, async () => {
    const faults: string[] = [];
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

  for (const [title, request, status] of MALFORMED) {
    test(`${title}: ${status}`, async () => {
      const answer = await sendRaw(api.client.url, withCookie(request, session));
      expect(answer?.status).toBe(status);
      expect(faultOf(answer)).toBeUndefined();
    });
  }

  for (const [route, type, bytes] of LONGEST_BODIES) {
    test(`${route} takes a body of ${bytes} bytes and none that is larger`, async () => {
      const statusOf = async (size: number) => {
        const request = requestOf(route, [`Content-Type: ${type}`], '{}'.padEnd(size));
        return (await sendRaw(api.client.url, request))?.status;
      };
      expect(await statusOf(bytes)).not.toBe(413);
      expect(await statusOf(bytes + 1)).toBe(413);
    });
  }

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

function requestOf(route: string, headers: readonly string[] = [], body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body);
  const lines = [`${route} HTTP/1.1`, 'Host: x', ...headers, `Content-Length: ${bytes.length}`];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

function chunked(chunks: string): Buffer {
  const head = ['POST /api/contact HTTP/1.1', 'Host: x', JSON_TYPE, 'Transfer-Encoding: chunked'];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${chunks}`);
}

/** Behind the first line. */
function withCookie(request: Buffer, cookie: string): Buffer {
  const end = request.indexOf('\r\n') + 2;
  return Buffer.concat([request.subarray(0, end), Buffer.from(`Cookie: ${cookie}\r\n`), request.subarray(end)]);
}

/** Twelve for a character, as of an emoji in its longest spelling (`\ud83d\ude00`, `%F0%9F%98%80`). */
function bytesOf(characters: number): number {
  return characters * 12 + 1_024;
}

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
