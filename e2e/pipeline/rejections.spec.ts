import { randomUUID } from 'node:crypto';
import { problemDetailsSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { ENGINES } from '../support/parts.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import {
  aVisitor,
  contactEnquiry,
  contactForm,
  promoEnquiry,
  promoForm,
  searchEnquiry,
  searchForm,
  vehicleEnquiry,
  vehicleForm,
} from '../support/visitor.js';

const contactErrors = {
  name: 'Name muss mindestens 2 Zeichen lang sein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  subject: 'Betreff muss mindestens 5 Zeichen lang sein',
  message: 'Nachricht muss mindestens 10 Zeichen lang sein',
};
const promoErrors = {
  vehicle: 'Fahrzeugdaten sind erforderlich',
  dimensions: 'Länge & Höhe sind erforderlich',
  preferredDate: 'Wunschtermin ist erforderlich',
  name: 'Name ist erforderlich',
  email: 'Gültige E-Mail-Adresse erforderlich',
  message: 'Nachricht ist erforderlich',
};
const { name, email, message } = promoErrors;
const vehicleErrors = { vehicleMake: 'Marke ist erforderlich', name, email, message };
const searchErrors = { message: 'Bitte beschreiben Sie, was Sie suchen', name, email };
const unknownType = { formType: 'Diese Art von Anfrage gibt es nicht' };

const { email: badEmail } = contactErrors;

/** Invalid bodies with the message for each field, word by word from the specification. */
const invalidBodies: [string, object, Record<string, string>][] = [
  ['an empty contact enquiry', {}, contactErrors],
  ['contact fields of nothing but blanks', blanks(contactErrors), contactErrors],
  ['contact fields that are null', nulls(contactErrors), contactErrors],
  [
    'contact fields one character too short',
    { name: 'A', email: 'a', subject: 'Abcd', message: 'Zu kurz..' },
    contactErrors,
  ],
  ['an empty promotion enquiry', { formType: 'promo' }, promoErrors],
  ['promotion fields of nothing but blanks', { formType: 'promo', ...blanks(promoErrors) }, promoErrors],
  ['a promotion enquiry with a bad e-mail', { ...promoEnquiry(), email: 'zoe@' }, { email }],
  ['an empty vehicle enquiry', { formType: 'vehicle' }, vehicleErrors],
  [
    'a vehicle enquiry without a make',
    { ...vehicleEnquiry(), vehicleMake: ' ' },
    { vehicleMake: vehicleErrors.vehicleMake },
  ],
  ['an empty search', { formType: 'vehicle', form: 'suchauftrag' }, searchErrors],
  [
    'a search that is called by another form',
    { ...searchEnquiry(), form: 'fahrzeug' },
    { vehicleMake: vehicleErrors.vehicleMake },
  ],
  ['a chat enquiry, which has its own way in', { ...contactEnquiry(), formType: 'chatbot' }, unknownType],
  ['an unknown form type', { ...contactEnquiry(), formType: 'newsletter' }, unknownType],
  ['a form type named like a method', { ...contactEnquiry(), formType: 'toString' }, unknownType],
  ['a form type that is an object', { ...contactEnquiry(), formType: {} }, unknownType],
  ['a list for a name', { ...contactEnquiry(), name: ['Eva', 'Max'] }, { name: contactErrors.name }],
  [
    'an object for a message',
    { ...contactEnquiry(), message: { text: 'Guten Tag' } },
    { message: contactErrors.message },
  ],
  ['a number for an e-mail', { ...contactEnquiry(), email: 42 }, { email: badEmail }],
  ['an object for a phone', { ...contactEnquiry(), phone: {} }, { phone: 'Bitte geben Sie einen Text ein' }],
  ['a name that is too long', { ...contactEnquiry(), name: 'ä'.repeat(301) }, { name: 'Höchstens 300 Zeichen' }],
  [
    'a message that is too long',
    { ...contactEnquiry(), message: 'x'.repeat(20_001) },
    { message: `Höchstens ${(20_000).toLocaleString('de-CH')} Zeichen` },
  ],
  ...[
    'zoe@example',
    'zoe example.ch',
    '@example.ch',
    'zoe@exa mple.ch',
    'a@b.ch, c@d.ch',
    '<zoe@example.ch>',
    'zoe@@x.ch',
  ].map((address): [string, object, Record<string, string>] => [
    `the e-mail «${address}»`,
    { ...contactEnquiry(), email: address },
    { email: badEmail },
  ]),
];

/** What clients that mean harm, or mean well and err, really send; `[body, status]`. */
const unreadableBodies: [string, string, number][] = [
  ['JSON that is cut off', '{"name": "Zoë', 400],
  ['nothing', '', 400],
  ['a JSON list', '[{"name":"Zoë"}]', 400],
  ['null', 'null', 400],
  ['a JSON text', '"Grüezi"', 400],
  ['a number', '5', 400],
  [
    'a key that reaches for the prototype',
    JSON.stringify(contactEnquiry()).replace('{', '{"__proto__":{"admin":true},'),
    400,
  ],
  ['fifty thousand open brackets', '['.repeat(50_000), 400],
  ['a name of fifty thousand nested lists', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
  ['a body above the limit', JSON.stringify({ ...contactEnquiry(), message: 'x'.repeat(300_000) }), 413],
];

const formErrors = {
  kontakt: [
    contactForm(),
    { name: 'A', email: 'x', message: 'kurz' },
    [contactErrors.name, badEmail, contactErrors.message],
  ],
  'promo-womo-fruhbucher': [promoForm(), blanks(promoErrors), Object.values(promoErrors)],
  fahrzeug: [vehicleForm(), { vehicleMake: '', name: ' ', email: '', message: '' }, Object.values(vehicleErrors)],
  suchauftrag: [searchForm(), { name: ' ', email: '', message: '\n' }, Object.values(searchErrors)],
} as const;

describe.each(ENGINES)('rejections, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
  });

  for (const [title, body, errors] of invalidBodies) {
    test(`${title}: 422 with the message for each field`, async () => {
      const response = await api.client.contact(body, randomUUID());
      expect(response.status).toBe(422);
      expect(problemOf(response)).toMatchObject({ type: '/fehler/ungueltige-eingabe', errors });
      expect(Object.keys(response.body.errors).sort()).toEqual(Object.keys(errors).sort());
    });
  }

  for (const [title, body, status] of unreadableBodies) {
    test(`${title}: ${status}`, async () => {
      const response = await api.client.contactRaw(body);
      expect(response.status).toBe(status);
      problemOf(response);
    });
  }

  for (const contentType of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ]) {
    test(`JSON sent as ${contentType}: 415`, async () => {
      const response = await api.client.contactRaw(JSON.stringify(contactEnquiry()), contentType);
      expect(response.status).toBe(415);
      problemOf(response);
    });
  }

  for (const key of ['abc', '1', `${randomUUID()}x`, `${randomUUID()}, ${randomUUID()}`, 'x'.repeat(5_000)]) {
    test(`the Idempotency-Key ${key.slice(0, 45)}: 400`, async () => {
      const response = await api.client.contact(contactEnquiry(), key);
      expect(response.status).toBe(400);
      problemOf(response);
    });
  }

  for (const [method, path] of [
    ['get', '/api/contact'],
    ['put', '/api/contact'],
    ['get', '/api/form'],
  ] as const) {
    test(`${method.toUpperCase()} ${path}: 405 with what it takes`, async () => {
      const response = await api.client.send(method, path);
      expect(response.status).toBe(405);
      expect(response.headers['allow']).toBe('POST');
      problemOf(response);
    });
  }

  test('POST /api/nichts: 404', async () => {
    const response = await api.client.send('post', '/api/nichts');
    expect(response.status).toBe(404);
    problemOf(response);
  });

  for (const form of ['newsletter', '', '__proto__', 'toString']) {
    test(`the form identifier «${form}»: 400`, async () => {
      const response = await api.client.form({ ...contactForm(), form });
      expect(response.status).toBe(400);
      problemOf(response);
    });
  }

  for (const contentType of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    test(`a form sent as ${contentType}: 415`, async () => {
      const response = await api.client.formRaw('{"form":"kontakt"}', contentType);
      expect(response.status).toBe(415);
      problemOf(response);
    });
  }

  test('a form above the limit: 413', async () => {
    const response = await api.client.form({ ...contactForm(), message: 'x'.repeat(300_000) });
    expect(response.status).toBe(413);
    problemOf(response);
  });

  for (const [form, [fields, wrong, messages]] of Object.entries(formErrors)) {
    test(`the form ${form} with invalid input: 422 with the page, what was typed, and what is wrong`, async () => {
      const typed = '"><script>alert(1)</script> Grüsse 🚐';
      const response = await api.client.form({ ...fields, telefon: typed, ...wrong });
      expect(response.status).toBe(422);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      for (const text of messages) expect(response.text).toContain(text.replace('&', '&amp;'));
      expect(response.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Grüsse 🚐');
      expect(response.text).not.toContain('<script>alert');
    });
  }

  /** What must be taken in, with the fields that the lead must then have. */
  const odd: [string, object, object][] = [
    [
      'control characters and lone surrogates',
      { name: 'A\u0000na\u0007\ud800 \u001bKeller', phone: '\u0000' },
      { name: 'Ana Keller', phone: null },
    ],
    ['20,000 characters', { message: `Ä${'x'.repeat(19_998)}ü` }, { message: `Ä${'x'.repeat(19_998)}ü` }],
    [
      'unknown keys',
      { hasOwnProperty: 1, toString: 'x', valueOf: {}, status: 'completed', id: 7 },
      { status: 'pending' },
    ],
    ['decomposed umlauts', { name: 'Zoe\u0308 Mu\u0308ller' }, { name: 'Zoë Müller' }],
    ['an e-mail with an umlaut domain', { email: `${randomUUID()}@müller.ch` }, {}],
    ['an apostrophe and SQL', { subject: "'; DROP TABLE lead; --" }, { subject: "'; DROP TABLE lead; --" }],
    ['null for what is optional', { phone: null, serviceType: null, honey: null }, { phone: null, serviceType: null }],
    ['a vehicle year beyond any calendar', { vehicleYear: '99999999999' }, { vehicleYear: null }],
    [
      'a vehicle length beyond any garage',
      { vehicleLength: 1e300, vehicleHeight: '0' },
      { vehicleLength: null, vehicleHeight: null },
    ],
  ];
  for (const [title, fields, expected] of odd) {
    test(`${title}: taken, and a lead`, async ({ records }) => {
      const enquiry = { ...contactEnquiry(), ...fields };
      const { status } = await api.client.contact(enquiry);
      expect(status).toBe(201);
      expect(await eventually(() => records.leadOf(enquiry))).toMatchObject(expected);
    });
  }

  test('JSON with a charset in its content type is JSON', async () => {
    const response = await api.client.contactRaw(JSON.stringify(contactEnquiry()), 'Application/JSON; charset=utf-8');
    expect(response.status).toBe(201);
  });

  /** Bodies of forms that no browser sends: refused or taken, but never a fault of ours. */
  const valid = new URLSearchParams(contactForm()).toString();
  const strangeForms = {
    'an invalid percent-encoding': `${valid}&telefon=%E0%A4%A&x=%ZZ`,
    'bytes that are no UTF-8': `${valid}&telefon=%ff%fe%c3`,
    'NUL bytes': `${valid}&telefon=%00%00`,
    'prototype keys': `${valid}&__proto__=x&constructor=y&toString=z&__proto__[a]=b`,
    brackets: `${valid}&telefon[]=1&telefon[a][b]=2`,
    'ten thousand fields': valid + '&a=b'.repeat(10_000),
    'no fields': '',
    'only ampersands': '&&&&===&',
  };
  for (const [title, body] of Object.entries(strangeForms)) {
    test(`a form with ${title}: never a 5xx`, async () => {
      const { status } = await api.client.formRaw(body);
      expect([303, 400, 413, 422]).toContain(status);
    });
  }

  test('of a form field that comes several times the last counts', async ({ records }) => {
    const visitor = aVisitor();
    const { status } = await api.client.form({
      ...contactForm(visitor),
      name: ['Erste', 'Zweite'],
      form: ['x', 'kontakt'],
    });
    expect(status).toBe(303);
    expect(await eventually(() => records.leadOf(visitor))).toMatchObject({ name: 'Zweite' });
  });

  test('too many enquiries of one address: 429, and the form keeps what was typed', async (stack) => {
    const { client } = await stack.startApi({ variables: { RATE_LIMIT: 'on' } });
    const statuses = [];
    for (let sent = 0; sent < 30; sent += 1) statuses.push((await client.contact({})).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    const refused = await client.contact(contactEnquiry());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    problemOf(refused);
    const visitor = aVisitor();
    const page = await client.form(contactForm(visitor));
    expect(page.status).toBe(429);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).toContain(visitor.email);
  });

  test('after all of them what was accepted is a lead, and nothing failed', async ({ records, queues }) => {
    await eventually(async () => expect(await records.countLeads()).toBe(await records.countSubmissions()));
    expect(await queues.failed('lead-received')).toEqual([]);
    expect(await queues.failed('lead-mail')).toEqual([]);
  });
});

/** The problem details of an answer; fails unless they have the shape and the header that the API promises. */
function problemOf(response: { status: number; headers: Record<string, string>; body: unknown }) {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = problemDetailsSchema.parse(response.body);
  expect(problem.status).toBe(response.status);
  return problem;
}

function blanks(fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, ' \t\u00a0']));
}

function nulls(fields: object): Record<string, null> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
}
