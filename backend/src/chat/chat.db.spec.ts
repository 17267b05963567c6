import { randomUUID } from 'node:crypto';
import {
  CHAT_MESSAGE_LIMIT,
  CONVERSATION_KEY,
  chatHistorySchema,
  problemDetailsSchema,
} from '@fahrzeugpflege/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type supertest from 'supertest';
import { type ChatApp, chatCookie, startChatApp } from './testing/chat-app.js';
import { useChatDatabase } from './testing/chat-database.js';

const chat = useChatDatabase();
let one: ChatApp;
let other: ChatApp;

beforeAll(async () => {
  [one, other] = [await startChatApp(chat.url), await startChatApp(chat.url)];
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const begin = async (message = 'Grüezi') => chatCookie(await one.send(message).expect(200)) ?? '';
const count = async () => (await chat.pool.query('SELECT FROM chat_conversation')).rows.length;
const said = (response: supertest.Response) =>
  chatHistorySchema.parse(response.body).messages.map(({ role, content }) => `${role}: ${content}`);
const submissions = async () => (await chat.pool.query('SELECT id, way_in, words FROM submission')).rows;

describe('POST /api/chat', () => {
  it('answers, and gives the first message a cookie for the chat alone', async () => {
    const response = await one.send('Grüezi').expect(200, { reply: 'Sie sagen: Grüezi' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^chat=[\w-]{32}; Max-Age=2592000; Path=\/api\/chat; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const next = await one.send('Und?', chatCookie(response)).expect(200);
    // The same value once more: the browser keeps it as long as the server does, from the last message on.
    expect(next.get('Set-Cookie')).toEqual(response.get('Set-Cookie'));
    expect(await count()).toBe(1);
  });

  it('gives a cookie that names nothing a new value, so that nobody can choose one for another', async () => {
    const chosen = `chat=${'x'.repeat(32)}`;
    const response = await one.send('Grüezi', chosen).expect(200);
    expect(chatCookie(response)).toMatch(/^chat=[\w-]{32}$/);
    expect(chatCookie(response)).not.toBe(chosen);
    expect((await one.read(chosen)).body).toEqual({ messages: [] });
  });

  it.each([
    ['no JSON object', '[1]', 400, 'unlesbare-anfrage'],
    ['broken JSON', '{"message": "a', 400, 'unlesbare-anfrage'],
    ['a text', '"Grüezi"', 400, 'unlesbare-anfrage'],
    ['nothing', '', 400, 'unlesbare-anfrage'],
    ['no message', '{}', 422, 'ungueltige-eingabe'],
    ['an empty message', '{"message": " \\n\\u0000 "}', 422, 'ungueltige-eingabe'],
    ['a message that is none', '{"message": {"a": 1}}', 422, 'ungueltige-eingabe'],
    ['something else beside it', '{"message": "a", "state": {}}', 422, 'ungueltige-eingabe'],
    ['2,001 characters', JSON.stringify({ message: 'a'.repeat(2_001) }), 422, 'ungueltige-eingabe'],
    ['what is larger than any message', JSON.stringify({ message: 'a'.repeat(30_000) }), 413, 'zu-gross'],
  ])('refuses %s, in German, and stores nothing', async (_, body, status, kind) => {
    const response = await one
      .send('')
      .set('Content-Type', 'application/json')
      .serialize(() => body)
      .expect(status);
    expect(problemDetailsSchema.parse(response.body)).toMatchObject({ type: `/fehler/${kind}`, status });
    expect(response.get('Set-Cookie')).toBeUndefined();
    expect(await count()).toBe(0);
  });

  it('refuses what is not JSON', async () => {
    await one
      .send('')
      .set('Content-Type', 'text/plain')
      .serialize(() => 'Grüezi')
      .expect(415);
    await one.send('').type('form').expect(415);
  });

  it('takes 2,000 characters of any kind', async () => {
    for (const message of ['a'.repeat(2_000), '🚐'.repeat(1_000), '\u202e'.repeat(2_000), '<b>'.repeat(600)]) {
      await one.send(message).expect(200, { reply: `Sie sagen: ${message}` });
    }
    // In the longest spelling that JSON has for them.
    const escaped = '\\ud83d\\ude00'.repeat(CHAT_MESSAGE_LIMIT);
    const sent = one.send('').set('Content-Type', 'application/json');
    await sent.serialize(() => `{"message":"${escaped}"}`).expect(200);
  });

  it('refuses an address that writes too much, and says until when', async () => {
    const limited = await startChatApp(chat.url, { rateLimit: 'on' });
    const from = (address: string) => limited.send('Grüezi').set('X-Forwarded-For', address);
    for (let sent = 0; sent < 30; sent += 1) await from('192.0.2.1').expect(200);
    const refused = await from('192.0.2.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await from('192.0.2.2').expect(200);
    await limited.close();
  });
});

describe('GET /api/chat', () => {
  it('tells what was said, to the browser that said it', async () => {
    const cookie = await begin('Grüezi <b>🚐</b>');
    await one.send('Und?', cookie);
    const response = await one.read(cookie).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.get('Set-Cookie')).toBeUndefined();
    expect(said(response)).toEqual([
      'user: Grüezi <b>🚐</b>',
      'bot: Sie sagen: Grüezi <b>🚐</b>',
      'user: Und?',
      'bot: Sie sagen: Und?',
    ]);
    expect(response.body.messages.map(({ id }: { id: string }) => id)).toEqual(['0', '1', '2', '3']);
  });

  it('tells nobody else anything, and sets no cookie', async () => {
    await begin();
    for (const cookie of [undefined, 'chat=abc', `chat=${'y'.repeat(32)}`]) {
      const response = await one.read(cookie).expect(200, { messages: [] });
      expect(response.get('Set-Cookie')).toBeUndefined();
    }
  });

  it('numbers what is left of a long conversation from its beginning', async () => {
    const cookie = await begin();
    for (let sent = 0; sent < 20; sent += 1) await one.send(`${sent} ${'a'.repeat(1_900)}`, cookie).expect(200);
    const { messages } = chatHistorySchema.parse((await one.read(cookie)).body);
    expect(messages.length).toBeLessThan(40);
    expect(messages.at(-1)?.id).toBe('41');
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });
});

describe('DELETE /api/chat', () => {
  it('forgets the conversation with its open enquiry, and takes the cookie away', async () => {
    const cookie = await begin('Offerte');
    const response = await one.forget(cookie).expect(204);
    expect(response.get('Set-Cookie')).toEqual([expect.stringMatching(/^chat=; Max-Age=0; Path=\/api\/chat;/)]);
    expect(await count()).toBe(0);
    expect((await one.read(cookie)).body).toEqual({ messages: [] });
    await one.forget(cookie).expect(204);
    await one.forget().expect(204);
  });

  it('forgets what a lost answer had begun, too', async () => {
    const [key, cookie] = [randomUUID(), await begin()];
    await one.sendWithKey('Offerte', key).expect(200);
    await one.forget(cookie).set(CONVERSATION_KEY, key).expect(204);
    expect(await count()).toBe(0);
  });

  it('leaves those of others', async () => {
    const [mine, others] = [await begin(), await begin()];
    await one.forget(mine).expect(204);
    expect(said(await one.read(others))).toHaveLength(2);
  });
});

it('a message that comes again under its Idempotency-Key is noted once, the same words under another as the next', async () => {
  const cookie = await begin();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, first, second, second, 'no UUID']) {
    await one.send('nein', cookie).set('Idempotency-Key', id).expect(200);
  }
  expect(said(await other.read(cookie)).filter((line) => line === 'user: nein')).toHaveLength(3);
});

describe('a conversation whose first answer is lost', () => {
  it('is gone on with, by the same message with the same answer, and by another as the next', async () => {
    const key = randomUUID();
    const first = await one.sendWithKey('Offerte', key).expect(200);
    const again = await other.sendWithKey('Offerte', key).expect(200, first.body);
    expect(chatCookie(again)).toBe(chatCookie(first));
    await one.sendWithKey('Und?', key).expect(200, { reply: 'Sie sagen: Und?' });
    expect(said(await other.read(chatCookie(first)))).toHaveLength(4);
    expect(await count()).toBe(1);
  });

  it('is begun once where the message arrives twice at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const answers = await Promise.all([one.sendWithKey('Offerte', key), other.sendWithKey('Offerte', key)]);
      expect(answers.map(({ status, body }) => [status, body.reply])).toEqual(Array(2).fill([200, 'Wie heissen Sie?']));
      expect(said(await one.read(chatCookie(answers[1] as supertest.Response)))).toHaveLength(2);
    }
    expect(await count()).toBe(10);
  });

  it('opens to no other key, and to none that can be guessed', async () => {
    const guessed = '00000000-0000-0000-0000-000000000000';
    for (const key of [randomUUID(), randomUUID(), guessed, guessed]) await one.sendWithKey('Offerte', key).expect(200);
    expect(await count()).toBe(4);
  });
});

describe('a conversation', () => {
  it('goes on in any process', async () => {
    const cookie = await begin('eins');
    await other.send('zwei', cookie).expect(200);
    await one.send('drei', cookie).expect(200);
    expect(said(await other.read(cookie)).filter((line) => line.startsWith('user'))).toEqual([
      'user: eins',
      'user: zwei',
      'user: drei',
    ]);
  });

  it('loses no message that two processes take at once', async () => {
    const cookie = await begin();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([one.send(`a${round}`, cookie), other.send(`b${round}`, cookie)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    const lines = said(await one.read(cookie));
    expect(lines).toHaveLength(42);
    for (let round = 0; round < 10; round += 1) {
      expect(lines).toEqual(expect.arrayContaining([`user: a${round}`, `user: b${round}`]));
    }
  });

  it('makes one submission of a yes that two processes take, at once or after each other', async () => {
    const cookie = await begin('Offerte');
    const answers = await Promise.all([one.send('ja', cookie), other.send('ja', cookie)]);
    const replies = answers.map(({ body }) => body.reply);
    expect(replies[0]).toMatch(/^Danke, C-/);
    expect(replies[1]).toBe(replies[0]);
    for (const process of [one, other]) await process.send('ja', cookie).expect(200, { reply: replies[0] });
    expect(await submissions()).toMatchObject([{ way_in: 'chat', words: { formType: 'chatbot' } }]);
  });

  it('is neither begun nor gone on with where its table is not there, as before the migration; questions are answered', async () => {
    const cookie = await begin();
    await chat.pool.query('ALTER TABLE chat_conversation RENAME TO elsewhere');
    try {
      for (const known of [undefined, cookie]) {
        const response = await one.send('Offen?', known).expect(200, { reply: 'Sie sagen: Offen?' });
        expect(response.get('Set-Cookie')).toBeUndefined();
        const refused = await one.send('079 123 45 67', known).expect(503);
        expect(problemDetailsSchema.parse(refused.body).detail).toContain('noch einmal');
      }
      await one.read(cookie).expect(503);
      await one.forget(cookie).expect(503);
    } finally {
      await chat.pool.query('ALTER TABLE elsewhere RENAME TO chat_conversation');
    }
    expect(said(await one.read(cookie))).toHaveLength(2);
  });
});
