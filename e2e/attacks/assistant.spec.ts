import { CHAT_MESSAGE_LIMIT } from '@fahrzeugpflege/contracts';
import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import type { Response } from 'supertest';
import type { ApiClient } from '../support/api-client.js';
import { ChatVisitor } from '../support/chat-visitor.js';
import { useStack } from '../support/stack-test.js';
import { contactEnquiry } from '../support/visitor.js';
import { IS_FULL, whileWatching } from './support/attack.js';

/** It took 22 seconds to read, and everybody waited. */
const SPOKEN_ADDRESS = `Ich möchte eine Offerte. ${'a '.repeat(100)}x${'punktx'.repeat(8)} at ${'xxdot'.repeat(36)}`;

/** Messages that took long to read. */
const SLOW = [
  SPOKEN_ADDRESS,
  'feberjederzeit greeting; sitzen? '.repeat(60),
  'chostets: '.repeat(199),
  '+41'.repeat(660),
  '+x'.repeat(950),
  '0a'.repeat(950),
];

/** Milliseconds that others may wait. */
const LONGEST_SILENCE = 500;

const piece = fc
  .tuple(fc.constantFrom(...SLOW), fc.nat(500), fc.integer({ min: 1, max: 40 }))
  .map(([text, at, length]) => text.slice(at, at + length));
/** Pieces of them, put together and repeated. */
const mutation = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => `a${pieces.join('').repeat(200)}`.slice(0, CHAT_MESSAGE_LIMIT));

/** Visitors at the same time, who send one message after the other. */
const VISITORS = 8;

/** Sends all messages, and an enquiry beside each. */
async function send(client: ApiClient, messages: readonly string[]) {
  const [answers, receipts]: [Response[], Response[]] = [[], []];
  const left = [...messages];
  const visit = async () => {
    for (let message = left.shift(); message !== undefined; message = left.shift()) {
      const [answer, receipt] = await Promise.all([
        new ChatVisitor(client).post(message),
        client.contact(contactEnquiry()),
      ]);
      answers.push(answer);
      receipts.push(receipt);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return { answers, receipts };
}

describe('messages that take long to read', () => {
  const { test } = useStack('postgres');

  test('are answered, and hold up neither health nor enquiries', async (stack) => {
    const { client } = await stack.startApi();
    const messages = [...SLOW, ...fc.sample(mutation, { numRuns: IS_FULL ? 60 : 10, seed: 13 })];
    const { result, longestSilence } = await whileWatching('slow messages', client, () => send(client, messages));
    const { answers, receipts } = result;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(receipts.map(({ status }) => status))).toEqual(new Set([201]));
    if (IS_FULL) {
      const unread = answers.filter(({ body }) => /nicht lesen|zu viele/.test(body.reply));
      console.info(`${unread.length} of ${answers.length} messages were not read`);
      expect(longestSilence).toBeLessThan(LONGEST_SILENCE);
    }
  });

  test('do not hold up an enquiry either: it goes on in the next message', async (stack) => {
    const chat = new ChatVisitor((await stack.startApi()).client);
    await chat.say('Ich möchte eine Offerte für die Keramikversiegelung');
    expect(await chat.say(SPOKEN_ADDRESS)).not.toMatch(/nicht lesen/);
    await chat.say('Mein Fahrzeug ist ein Hymer B 544, ich heisse Anna Muster');
    expect(await chat.say('anna@example.ch')).toMatch(/Keramikversiegelung.*Anna Muster.*Hymer B 544/s);
  });
});
