import {
  CHAT_MESSAGE_LIMIT,
  chatReplySchema,
  chatRequestSchema,
  problemDetailsSchema,
} from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import type supertest from 'supertest';
import { ChatVisitor } from '../support/chat-visitor.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';

const RUNS = 300;

/** Bytes: every character of the longest message as two escapes, and its name. */
const LARGEST_BODY = CHAT_MESSAGE_LIMIT * 12 + 1024;

/** One conversation may have two hundred; several also mix what they hear. */
const CONVERSATIONS = 6;

const unit = (...ranges: [from: number, to: number][]) =>
  fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map((code) => String.fromCodePoint(code));
const controls = unit([0, 0x1f], [0x7f, 0x9f]);
const directions = unit([0x200b, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069], [0x5d0, 0x5ea], [0x627, 0x64a]);
const emoji = unit([0x1f300, 0x1faff], [0x1f1e6, 0x1f1ff], [0xfe0f, 0xfe0f], [0x200d, 0x200d]);
const surrogates = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const markup = fc.constantFrom(
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</div>',
    '&lt;',
    '[x](javascript:alert(1))',
    '#{7*7}',
  ],
  ...["'; DROP TABLE lead; --", '{{constructor}}', '%00', '\\u0000', '../../etc/passwd', '__proto__', 'toString'],
);
const words = fc.constantFrom(
  ...[
    'Ich möchte eine Offerte',
    'ja',
    'nein',
    'abbrechen',
    'Was choschtet e Keramikversiglig?',
    'Wie viele Monate für CHF',
  ],
  ...[
    'anna@example.ch',
    '079 123 45 67',
    'Ich heisse',
    'Hymer',
    '7.20 x 3.10 m',
    'im Mai',
    'Mensch',
    '99999999999999999999',
  ],
);
const anything = fc.string({ unit: 'binary', maxLength: 400 });

/** What somebody may send: all of it mixed, short and long. */
const message = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.oneof(words, markup, controls, directions, emoji, surrogates), { maxLength: 40 })
      .map((parts) => parts.join(' ')),
  },
  { weight: 3, arbitrary: anything },
  { weight: 2, arbitrary: fc.oneof(words, emoji, directions, markup, surrogates) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.oneof(emoji, directions, surrogates, controls, fc.constantFrom('a', 'ä', '1', '"', '@', ' a')),
        fc.constantFrom(500, 1_000, 2_000, 2_001, 50_000, 100_000),
      )
      .map(([part, times]) => part.repeat(times)),
  },
);

describe('whatever is written to the assistant', () => {
  const context = useStack('postgres');
  const { test } = context;
  let api: Api;
  beforeAll(async () => {
    api = await context.stack.startApi({ variables: { LOG_LEVEL: 'trace' } });
  });

  test(`${RUNS} odd messages are answered or refused, and the conversations stay readable`, async (stack) => {
    const chats = Array.from({ length: CONVERSATIONS }, () => new ChatVisitor(api.client));
    const run = fc.asyncProperty(message, fc.nat(CONVERSATIONS - 1), async (text, number) => {
      expectSound(text, await (chats[number] as ChatVisitor).post(text));
    });
    await fc.assert(run, { numRuns: RUNS, endOnFailure: true });
    for (const chat of chats) {
      if (chat.cookie !== undefined) expect((await chat.history()).length).toBeGreaterThan(0);
    }
    const rows = await stack.records.query<{ size: number }>(
      'SELECT length(lines::text) AS size FROM chat_conversation',
    );
    expect(rows).toHaveLength(chats.filter(({ cookie }) => cookie !== undefined).length);
    for (const { size } of rows) expect(size).toBeLessThan(70_000);
    expect(api.process.running).toBe(true);
    expect(api.process.output).not.toMatch(/alert\(1\)|DROP TABLE|anna@example|"level":"(error|fatal)"/);
  });
});

/** Answered where it is a message, refused in German where it is none or too much. */
function expectSound(text: string, { status, body }: supertest.Response): void {
  if (Buffer.byteLength(JSON.stringify({ message: text })) > LARGEST_BODY) expect(status).toBe(413);
  else expect(status).toBe(chatRequestSchema.safeParse({ message: text }).success ? 200 : 422);
  if (status === 200) expect(chatReplySchema.parse(body).reply.length).toBeGreaterThan(0);
  else expect(problemDetailsSchema.parse(body).status).toBe(status);
}
