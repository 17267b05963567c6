import { METHODS } from 'node:http';
import type { SeededRandom } from './seeded-random.js';

/** Of nothing that there is. */
export const ID = '0192f0c1-2345-7abc-8def-0123456789ab';

/** Where the product answers; signing out is left out, since nothing else would be reached afterwards. */
const PATHS = [
  ...['/', '/kontakt', '/leistungen', '/angebote/autohotel', '/blog', '/blog/autohotel', '/admin', '/gibt-es-nicht'],
  ...['/robots.txt', '/sitemap.xml', '/favicon.ico', '/assets/index-1a2b3c4d.js', '/site.webmanifest'],
  ...['/api/services', '/api/blog', '/api/blog/autohotel', '/api/contact', '/api/form', '/api/chat', '/api/nichts'],
  ...['/api/health/live', '/api/health/ready', '/api/admin/login', '/api/admin/status', '/api/admin/password'],
  ...[
    '/api/leads',
    '/api/leads/summary',
    '/api/leads/statistics',
    '/api/leads/today',
    '/api/leads/looks',
    '/api/leads/stream',
    '/api/leads/export.csv',
  ],
  ...[`/api/leads/${ID}`, `/api/leads/${ID}/history`, `/api/leads/${ID}/related`, `/api/leads/${ID}/mails`],
  ...[`/api/leads/${ID}/merges`, `/api/leads/${ID}/merges/${ID}`, '/api/spam', `/api/spam/${ID}`],
  ...[`/api/spam/${ID}/release`, '/api/privacy', '/api/privacy/person', '/api/privacy/person/erasure'],
  ...['/api/admin/accounts', `/api/admin/accounts/${ID}/lock`, '/api/admin/accounts/history', '/api/admin/pipeline'],
  ...[`/api/admin/sessions/${ID}`, `/api/admin/pipeline/jobs/${ID}/retry`],
];

const PARAMETERS = [
  'status',
  'formType',
  'service',
  'view',
  'q',
  'from',
  'to',
  'limit',
  'cursor',
  'separator',
  'gesendet',
];
const FIELDS = ['name', 'email', 'phone', 'telefon', 'message', 'subject', 'form', 'formType', 'honey', 'vehicle'];
const STAFF_FIELDS = [
  'status',
  'notes',
  'offerNumber',
  'version',
  'username',
  'password',
  'leadId',
  'expected',
  '__proto__',
];

/** What stands in an address, escaped or not. */
const ADDRESS_PARTS = [
  ...[
    '%0d%0aX:1',
    '%0a',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%ed%a0%80',
    '%2f',
    '%2e%2e/',
    '../',
    '//',
    '/',
    ';a=b',
    '#',
    '#%',
  ],
  ...[
    '\\',
    '*',
    '__proto__',
    'constructor',
    '%E2%80%A8',
    '%F0%9F%9A%90',
    'ü',
    '{{7*7}}',
    "'--",
    '<script>',
    '-1',
    'NaN',
  ],
  ...[
    'a'.repeat(101),
    '9'.repeat(400),
    'x'.repeat(4_000),
    '%41'.repeat(300),
    '[]',
    '[a][b]',
    '=',
    '&',
    '?',
    ':id',
    '@',
  ],
];

/** What stands in a value of a query or of JSON. */
const VALUES: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    'ß',
    '🚐'.repeat(40),
    'a'.repeat(3_000),
    '%',
    '_%\\',
    "' OR 1=1",
    '1e999',
    '2025-02-31',
  ],
  ...[
    '-infinity',
    '99999-01-01',
    '0000-00-00',
    ID,
    ID.toUpperCase(),
    'contact',
    'kontakt',
    'pending',
    'zoe@example.ch',
  ],
  ...[0, -1, 1.5, 2 ** 53, 1e308, true, false, null, [], [[]], {}, { a: { b: [] } }, ['a', null], { toString: 1 }],
];

const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  [
    'Content-Type',
    ['application/json', 'Application/JSON; charset=utf-8', 'application/x-www-form-urlencoded', 'x', ';;'],
  ],
  [
    'Content-Type',
    ['multipart/form-data', 'multipart/form-data; boundary=', 'text/plain', 'application/json; charset=x'],
  ],
  ['Content-Encoding', ['gzip', 'br', 'identity', 'nonsense', '']],
  ['Content-Length', ['0', '1', '5', '-1', '99999999999', 'x', '1, 1']],
  ['Transfer-Encoding', ['chunked', 'gzip', 'identity', 'chunked, gzip']],
  ['Accept-Encoding', ['br', 'gzip;q=0', '*;q=nonsense', 'br'.repeat(1_000)]],
  ['Accept', ['text/html', 'application/json', '*/*;q=2', 'text/event-stream', '\u0001']],
  ['Accept-Version', ['1.x', '', '*']],
  ['Range', ['bytes=0-0', 'bytes=9-1', 'bytes=999999999-', 'bytes=-1', 'items=x', 'bytes=0-0,2-3']],
  ['If-None-Match', ['*', '"x"', 'W/', 'W/"', ','.repeat(2_000)]],
  ['If-Modified-Since', ['nonsense', 'Sat, 31 Feb 2099 00:00:00 GMT']],
  ['Cookie', ['session=', 'chat=%', 'chat=x; chat=y', `chat=${'x'.repeat(3_000)}`, ';;;=', 'session=s%3Aa.b']],
  ['Origin', ['null', 'https://evil.example', '\\', 'http://[']],
  ['Sec-Fetch-Site', ['cross-site', 'none', 'x']],
  ['Idempotency-Key', ['', 'x', ID, `${ID}, ${ID}`]],
  ['Conversation-Key', ['', 'x', ID, `${ID}, ${ID}`]],
  ['Last-Event-ID', ['x', '-1', '9'.repeat(40), '1']],
  ['Host', ['', 'a b', 'x:y', '[', 'a, b']],
  ['X-Forwarded-For', ['x', '::1', '127.0.0.1, %', ','.repeat(100)]],
  ['Expect', ['100-continue', 'nonsense']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Connection', ['Upgrade', 'keep-alive', 'close, close']],
  ['X', ['x'.repeat(20_000), '\u00ff', '\u007f']],
  ['Bad Name', ['x']],
];

/** One request: what stands in it is mostly right, so that it gets far before something is wrong. */
export function madeUpRequest(random: SeededRandom, cookie: string | undefined): Buffer {
  const body = madeUpBody(random);
  const lines = [
    `${methodOf(random)} ${addressOf(random)} ${random.onceIn(60) ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP']) : 'HTTP/1.1'}`,
    ...(random.onceIn(60) ? [] : ['Host: localhost']),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(random.onceIn(10) ? [] : [`Content-Type: ${body.type}`]),
    ...(random.onceIn(30) ? [] : [`Content-Length: ${body.bytes.length}`]),
    ...Array.from({ length: Math.max(0, random.below(5) - 1) }, () => headerOf(random)),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, random.onceIn(2) ? 'latin1' : 'utf8');
  const request = Buffer.concat([head, body.bytes]);
  return random.onceIn(40) ? damaged(random, request) : request;
}

function methodOf(random: SeededRandom): string {
  if (random.onceIn(4)) return random.pick([...METHODS.filter((method) => method !== 'CONNECT'), 'FOO', 'get', '']);
  return random.pick(['GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
}

function addressOf(random: SeededRandom): string {
  let path = random.pick(PATHS);
  while (random.onceIn(2)) path = withPart(random, path);
  const query = Array.from({ length: Math.max(0, random.below(5) - 2) }, () => {
    const value = random.onceIn(3) ? random.pick(ADDRESS_PARTS) : encoded(random.pick(VALUES));
    return `${random.pick(PARAMETERS)}=${value}`;
  });
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path;
  return random.onceIn(60) ? random.pick(['*', 'http://x', `http://x${address}`, 'x', '', ' ']) : address;
}

/** Puts something between two characters, or in the place of a whole segment. */
function withPart(random: SeededRandom, path: string): string {
  const part = random.pick(ADDRESS_PARTS);
  if (random.onceIn(2)) {
    const segments = path.split('/');
    segments[1 + random.below(segments.length - 1)] = part;
    return segments.join('/');
  }
  const index = 1 + random.below(path.length);
  return path.slice(0, index) + part + path.slice(index);
}

/** A lone surrogate has no encoding. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text).toString());
}

function headerOf(random: SeededRandom): string {
  const [name, values] = random.pick(HEADERS);
  return `${name}: ${random.pick(values)}`;
}

function madeUpBody(random: SeededRandom): { readonly type: string; readonly bytes: Buffer } {
  const fields = Array.from({ length: random.below(6) }, (): [string, unknown] => [
    random.pick(random.onceIn(2) ? FIELDS : STAFF_FIELDS),
    random.pick(VALUES),
  ]);
  if (random.onceIn(4)) {
    const text = fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
    return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
  }
  const text = random.onceIn(8)
    ? random.pick([
        '',
        'null',
        '5',
        '[]',
        '"x"',
        '{',
        '{"a":}',
        '['.repeat(5_000),
        '{"__proto__":{}}',
        '\ufeff{}',
        '{}{}',
      ])
    : JSON.stringify(Object.fromEntries(fields));
  return {
    type: 'application/json',
    bytes: random.onceIn(12) ? damaged(random, Buffer.from(text)) : Buffer.from(text),
  };
}

/** Cut off after a byte at least, or with one that does not belong there. */
function damaged(random: SeededRandom, bytes: Buffer): Buffer {
  const index = 1 + random.below(bytes.length);
  if (random.onceIn(2)) return bytes.subarray(0, index);
  return Buffer.concat([bytes.subarray(0, index), Buffer.from([random.below(256)]), bytes.subarray(index)]);
}
