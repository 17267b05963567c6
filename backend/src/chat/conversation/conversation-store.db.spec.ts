import { describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { useChatDatabase } from '../testing/chat-database.js';
import { conversationExample, stateExample } from '../testing/conversation-example.js';
import { newConversation } from './conversation.js';
import { createToken } from './conversation-cookie.js';
import { ConversationStore } from './conversation-store.js';

const chat = useChatDatabase();
const store = () => new ConversationStore(chat.pool);

async function add(more: Parameters<typeof conversationExample>[0] = {}) {
  const [token, conversation] = [createToken(), conversationExample(more)];
  await store().add(token, conversation);
  return { token, conversation };
}
const row = async (id: string) =>
  (await chat.pool.query('SELECT * FROM chat_conversation WHERE id = $1', [id])).rows[0];
const minutesTo = (due: Date) => Math.round((due.getTime() - Date.now()) / 60_000);

describe('a stored conversation', () => {
  it('is found by its token, and by nothing else', async () => {
    const { token, conversation } = await add({ phones: ['+41791234567'], submissionIds: [uuidv7()] });
    expect(await store().find(token)).toEqual(conversation);
    expect(await store().find(createToken())).toBeNull();
  });

  it('holds the token nowhere', async () => {
    const { token, conversation } = await add();
    const text = JSON.stringify(await row(conversation.id));
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
    expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('goes on where nobody has saved meanwhile', async () => {
    const { token, conversation } = await add();
    const next = conversationExample({
      id: conversation.id,
      messages: 2,
      state: newConversation,
      phones: ['+41791234567'],
    });
    expect(await store().save(next)).toBe(true);
    expect(await store().find(token)).toEqual(next);
    expect(await store().save(next)).toBe(false);
    expect(await store().save({ ...next, messages: 4 })).toBe(false);
  });

  it('of two that save at once lets one', async () => {
    const { conversation } = await add();
    const next = { ...conversation, messages: 2 };
    const saved = await Promise.all(Array.from({ length: 10 }, () => store().save(next)));
    expect(saved.filter(Boolean)).toHaveLength(1);
  });

  it('is not brought back by who still has it, once it is forgotten', async () => {
    const { token, conversation } = await add();
    await store().forget(token);
    expect(await store().save({ ...conversation, messages: 2 })).toBe(false);
    expect(await store().find(token)).toBeNull();
  });

  it('takes texts that were cut within an emoji or hold what no database can', async () => {
    const content = `\ud83d halb \u0000 null \ude90 🚐`;
    const { token } = await add({
      lines: [{ role: 'user', content, at: '2026-03-03T09:00:00.000Z' }],
      state: { ...stateExample, context: { subject: '\udfff' } },
    });
    expect(await store().find(token)).toMatchObject({
      lines: [{ content: ' halb  null  🚐' }],
      state: { context: { subject: '' } },
    });
  });
});

describe('when staff get an enquiry that was left open', () => {
  it.each([
    ['half an hour after the last message, with a mail address', stateExample, 30],
    ['likewise with a phone number', withSlots({ phone: '079 123 45 67' }), 30],
    ['never without a contact', withSlots({ name: 'Anna' }), null],
    ['never without an enquiry', newConversation, null],
  ])('%s', async (_, state, minutes) => {
    const { conversation } = await add({ state });
    const due = async () => (await row(conversation.id)).unfinished_due_at;
    const inMinutes = async () => ((await due()) === null ? null : minutesTo(await due()));
    expect(await inMinutes()).toBe(minutes);
    await chat.pool.query("UPDATE chat_conversation SET unfinished_due_at = now() - interval '1 minute'");
    await store().save({ ...conversation, messages: 2 });
    expect(await inMinutes()).toBe(minutes);
  });

  it('is never again for the same enquiry, but for the next one', async () => {
    const { conversation } = await add();
    await chat.pool.query('UPDATE chat_conversation SET unfinished_sent = 1, unfinished_due_at = NULL');
    await store().save({ ...conversation, messages: 2 });
    expect((await row(conversation.id)).unfinished_due_at).toBeNull();
    await store().save({ ...conversation, messages: 3, enquiries: 2 });
    expect(minutesTo((await row(conversation.id)).unfinished_due_at)).toBe(30);
  });

  it('keeps the submission that a sweep noted, whoever saves after it', async () => {
    const { token, conversation } = await add();
    const [swept, confirmed] = [uuidv7(), uuidv7()];
    await chat.pool.query('UPDATE chat_conversation SET submission_ids = ARRAY[$1::uuid]', [swept]);
    await store().save({ ...conversation, messages: 2, submissionIds: [confirmed] });
    expect([...((await store().find(token))?.submissionIds ?? [])].sort()).toEqual([swept, confirmed].sort());
  });
});

describe('the cap', () => {
  const ids = async () =>
    (await chat.pool.query('SELECT id FROM chat_conversation')).rows.map(({ id }: { id: string }) => id).sort();
  const aged = async (days: number, state = newConversation) => {
    const { conversation } = await add({ state });
    await chat.pool.query(
      'UPDATE chat_conversation SET last_message_at = now() - make_interval(days => $2) WHERE id = $1',
      [conversation.id, days],
    );
    return conversation.id;
  };

  it('deletes the oldest of what is too much, but none whose enquiry staff will get', async () => {
    const [, open, , young, newest] = [
      await aged(9),
      await aged(8, stateExample),
      await aged(7),
      await aged(2),
      await aged(1),
    ];
    expect(await store().deleteSurplus(5)).toBe(0);
    expect(await store().deleteSurplus(3)).toBe(2);
    expect(await ids()).toEqual([open, young, newest].sort());
    expect(await store().deleteSurplus(0)).toBe(2);
    expect(await ids()).toEqual([open]);
  });

  it('goes on in small steps until it is done, also beside another process', async () => {
    await chat.pool.query(
      `INSERT INTO chat_conversation (id, token_hash, messages, state, lines, emails, phones, submission_ids, enquiries)
       SELECT gen_random_uuid(), sha256(number::text::bytea), 1, '{}', '[]', '{}', '{}', '{}', 0
       FROM generate_series(1, 2300) number`,
    );
    const deleted = await Promise.all([store().deleteSurplus(1_000), store().deleteSurplus(1_000)]);
    expect((await ids()).length).toBeLessThanOrEqual(1_000);
    expect(deleted.reduce((sum, count) => sum + count, 0) + (await ids()).length).toBe(2_300);
  });
});

function withSlots(slots: object) {
  const { enquiry } = stateExample;
  return { ...stateExample, enquiry: enquiry && { ...enquiry, slots } };
}
