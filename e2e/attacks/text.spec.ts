import { TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { contactEnquiry, contactForm, promoEnquiry, vehicleEnquiry, vehicleForm } from '../support/visitor.js';
import { IS_FULL, whileWatching } from './support/attack.js';

/** Marks above and below by turns: each has to be sorted past all of those before it. */
const marks = (times: number) => '\u0301\u0316'.repeat(times);

/** Milliseconds that others may wait, on a machine that is busy, too; these texts held them up for seconds. */
const LONGEST_SILENCE = 500;

/** Bodies of `POST /api/contact`, and what they are answered with. */
const BODIES: [string, object, number][] = [
  ['a phone of 130,000 marks', { ...contactEnquiry(), phone: `a${marks(65_000)}` }, 422],
  ['a message of 19,800 marks', { ...contactEnquiry(), message: `a${marks(9_900)}` }, 201],
  [
    'marks that are no marks before they are normalised',
    { ...contactEnquiry(), phone: `+41${'\uff9e\u0316'.repeat(140)}` },
    201,
  ],
  ['marks and line ends by turns', { ...contactEnquiry(), message: `a${'\u0301\r'.repeat(9_999)}x` }, 201],
  ['every line full of marks', filled(promoEnquiry(), `a${marks(149)}`), 201],
  ['numbers begun and never ended', filled(vehicleEnquiry(), '0a'.repeat(150)), 201],
  ['a year announced again and again', filled(promoEnquiry(), 'jg. '.repeat(75)), 201],
];

/** The enquiry with the text in every field, as much of it as the field takes; the address stays. */
function filled(enquiry: object, text: string): object {
  const fields = Object.keys(enquiry).filter((name) => name !== 'email' && name !== 'formType');
  const partOf = (field: string) => text.slice(0, /Year|Length|Height/.test(field) ? 100 : text.length);
  return { ...enquiry, ...Object.fromEntries(fields.map((field) => [field, partOf(field)])) };
}

describe('texts that take long to read', () => {
  const context = useStack('postgres');
  const { test } = context;
  let api: Api;
  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
  });

  for (const [title, body, expected] of BODIES) {
    test(`${title}: ${expected}, and nobody waits for it`, async ({ records }) => {
      const { client } = api;
      const { result, longestSilence } = await whileWatching(title, client, async () =>
        client.contactRaw(JSON.stringify(body)),
      );
      expect(result.status).toBe(expected);
      if (expected === 201) await eventually(() => records.leadOf(body as { email: string }));
      if (IS_FULL) expect(longestSilence).toBeLessThan(LONGEST_SILENCE);
    });
  }

  test('a native form with 40,000 marks for a phone: 422 with the page, and nobody waits for it', async () => {
    const form = { ...contactForm(), telefon: `a${marks(20_000)}` };
    const { result, longestSilence } = await whileWatching('a native form', api.client, async () =>
      api.client.form(form),
    );
    expect(result.status).toBe(422);
    expect(result.text).toContain('Höchstens 300 Zeichen');
    if (IS_FULL) expect(longestSilence).toBeLessThan(LONGEST_SILENCE);
  });

  test('the longest enquiry is taken in its longest spelling, and becomes a lead', async ({ records }) => {
    const { formType, ...fields } = { ...vehicleEnquiry(), ...promoEnquiry(), subject: '' };
    const longest = { formType, ...longestOf(fields) };
    const json = JSON.stringify(longest).replace(/[^"{}:,]/gu, escapeAll);
    expect((await api.client.contactRaw(json)).status).toBe(201);
    await eventually(() => records.leadOf(longest));
  });

  test('the longest native form is taken in its longest spelling', async () => {
    const { form, honey, ...fields } = vehicleForm();
    expect((await api.client.form({ form, honey, ...longestOf(fields) })).status).toBe(303);
  });
});

/** Every field as long as may be, of characters that take most bytes. */
function longestOf({ email, ...fields }: Readonly<Record<string, string>> & { readonly email: string }) {
  const limitOf = (field: string) => (/Year|Length|Height/.test(field) ? 100 : TEXT_LIMITS.line);
  const lines = Object.keys(fields).map((field) => [field, scatteredText(limitOf(field))]);
  return { ...Object.fromEntries(lines), email, message: scatteredText(TEXT_LIMITS.message) };
}

/** Rare characters of four bytes without an order that PostgreSQL could compress, as it does within an index. */
function scatteredText(length: number): string {
  const [first, different] = [0x2_00_00, 0xa6_d0];
  return String.fromCodePoint(...Array.from({ length }, (_, at) => first + ((at * at * 7_919) % different)));
}

function escapeAll(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
