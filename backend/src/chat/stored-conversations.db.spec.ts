import { leadReference } from '@fahrzeugpflege/contracts';
import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { until } from '@fahrzeugpflege/infra/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { SubmitLeadCommand } from '../intake/submit-lead.handler.js';
import { newConversation } from './conversation/conversation.js';
import { createToken } from './conversation/conversation-cookie.js';
import { ConversationStore } from './conversation/conversation-store.js';
import { toSubmissionWords } from './dialogue/to-submission-words.js';
import { confirmedEnquiryId, EnquirySubmission, unfinishedEnquiryId } from './enquiry-submission.js';
import { useChatDatabase } from './testing/chat-database.js';
import { conversationExample, enquiryExample, stateExample } from './testing/conversation-example.js';
import { UnfinishedEnquiries } from './unfinished-enquiries.js';

Logger.overrideLogger(false);

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
      ...[await aged(9), await aged(8, stateExample), await aged(7), await aged(2), await aged(1)],
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

/** What intake was handed, and what it does with it. */
class FakeIntake {
  readonly submissions: SubmitLeadCommand['submission'][] = [];
  meanwhile: (() => Promise<void>) | undefined;
  failures: unknown[] = [];

  async execute({ submission }: SubmitLeadCommand): Promise<{ id: string }> {
    await this.meanwhile?.();
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.submissions.push(submission);
    return { id: submission.id };
  }
}

let intake: FakeIntake;
beforeEach(() => {
  intake = new FakeIntake();
});

const sweeper = (pool = chat.pool) =>
  new UnfinishedEnquiries(pool, new EnquirySubmission(intake as unknown as CommandBus));
/** An enquiry whose visitor fell silent. */
async function leave(more: Parameters<typeof conversationExample>[0] = {}) {
  const left = await add(more);
  await makeDue();
  return left;
}
const makeDue = () =>
  chat.pool.query('UPDATE chat_conversation SET unfinished_due_at = now() WHERE unfinished_due_at IS NOT NULL');

describe('enquiries that were left open', () => {
  it('go to staff as they are, once, and the conversation tells what became of it', async () => {
    const { token, conversation } = await leave();
    await sweeper().handOver();
    const id = unfinishedEnquiryId(conversation);
    const { lines } = conversation;
    const sent = toSubmissionWords(enquiryExample, lines, { reference: leadReference(id, 'chatbot'), finished: false });
    expect(intake.submissions).toMatchObject([{ id, wayIn: 'chat', spamReason: null, words: sent }]);
    expect(await store().find(token)).toEqual({ ...conversation, submissionIds: [id] });
    await store().save({ ...conversation, messages: 2 });
    await sweeper().handOver();
    expect(intake.submissions).toHaveLength(1);
  });

  it('go again where more is said later, or another is begun, and only then', async () => {
    const { token, conversation } = await leave();
    await sweeper().handOver();
    const { state } = conversation;
    const changed = { ...state, enquiry: state.enquiry && { ...state.enquiry, slots: { email: 'neu@example.ch' } } };
    await store().save({ ...conversation, messages: 2, state: changed });
    // A question in between takes nothing back.
    await store().save({ ...conversation, messages: 3, state: changed });
    await sweeper().handOver();
    expect(intake.submissions).toHaveLength(1);
    await makeDue();
    await sweeper().handOver();
    expect(intake.submissions.map(({ words: { email } }) => email)).toEqual(['Anna@example.ch', 'neu@example.ch']);
    expect((await store().find(token))?.submissionIds).toHaveLength(2);
    await store().save({ ...conversation, messages: 4, state: changed });
    await sweeper().handOver();
    const { rows } = await chat.pool.query('SELECT FROM chat_conversation WHERE unfinished_due_at IS NOT NULL');
    expect([rows.length, intake.submissions.length]).toEqual([0, 2]);
    await store().save({ ...conversation, messages: 5, state: changed, enquiries: 2 });
    expect(minutesTo((await row(conversation.id)).unfinished_due_at)).toBe(30);
  });

  it.each([
    ['another kind', { kind: 'callback' }],
    ['another service', { serviceType: 'Autohotel' }],
    ['one more service', { furtherServices: ['Autohotel'] }],
  ] as const)('go again where %s is wished later', async (_, change) => {
    const { conversation } = await leave();
    await sweeper().handOver();
    const state = { ...stateExample, enquiry: { ...enquiryExample, ...change } };
    await store().save({ ...conversation, messages: 2, state });
    await makeDue();
    await sweeper().handOver();
    expect(new Set(intake.submissions.map(({ id }) => id)).size).toBe(2);
  });

  it('stay where their visitor’s yes made a submission of them, though nothing here says so', async () => {
    const { token, conversation } = await leave();
    const id = confirmedEnquiryId(conversation);
    await chat.pool.query(
      `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       VALUES ($1, now(), 'chat', '', '{}', 'done', now())`,
      [id],
    );
    await sweeper().handOver();
    expect(intake.submissions).toEqual([]);
    expect((await store().find(token))?.submissionIds).toEqual([id]);
    expect((await row(conversation.id)).unfinished_due_at).toBeNull();
  });

  it('go once, with several processes at once', async () => {
    for (let count = 0; count < 30; count += 1) await leave();
    const pools = Array.from({ length: 3 }, () => new pg.Pool({ connectionString: chat.url }));
    await Promise.all(pools.map((pool) => sweeper(pool).handOver()));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(new Set(intake.submissions.map(({ id }) => id)).size).toBe(30);
    expect(intake.submissions).toHaveLength(30);
  });

  it('are left to another process that has one in hand', async () => {
    const [first, second] = [await leave(), await leave()];
    const held = await chat.pool.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM chat_conversation WHERE id = $1 FOR UPDATE', [first.conversation.id]);
    await sweeper().handOver();
    expect(intake.submissions.map(({ id }) => id)).toEqual([unfinishedEnquiryId(second.conversation)]);
    await held.query('ROLLBACK');
    held.release();
  });

  it('can be deleted before or after, but not in between', async () => {
    const { token } = await leave();
    let isForgotten = false;
    let forgetting: Promise<void> | undefined;
    intake.meanwhile = async () => {
      forgetting = store()
        .forget(token)
        .then(() => {
          isForgotten = true;
        });
      await until(async () => {
        const { rows } = await chat.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      });
      expect(isForgotten).toBe(false);
    };
    await sweeper().handOver();
    await forgetting;
    expect(intake.submissions).toHaveLength(1);
    expect(await store().find(token)).toBeNull();
  });

  it('are tried again later when intake takes nothing, or one is faulty, and hold up no other', async () => {
    const faulty = await leave();
    intake.failures = [new DatabaseUnavailableError('away')];
    // No version ever wrote such lines.
    const broken = await leave({ lines: [{}] as never });
    const sound = await leave();
    await sweeper().handOver();
    expect(intake.submissions.map(({ id }) => id)).toEqual([unfinishedEnquiryId(sound.conversation)]);
    const { rows } = await chat.pool.query('SELECT id FROM chat_conversation WHERE unfinished_due_at > now()');
    expect(rows.map(({ id }) => id).sort()).toEqual([faulty.conversation.id, broken.conversation.id].sort());
    await chat.pool.query("UPDATE chat_conversation SET lines = '[]' WHERE id = $1", [broken.conversation.id]);
    await makeDue();
    await sweeper().handOver();
    expect(new Set(intake.submissions.map(({ id }) => id)).size).toBe(3);
    expect(chat.pool.idleCount).toBe(chat.pool.totalCount);
  });

  it('stop when the process ends', async () => {
    await leave();
    await leave();
    await sweeper().handOver(() => intake.submissions.length === 0);
    expect(intake.submissions).toHaveLength(1);
  });
});

function withSlots(slots: object) {
  const { enquiry } = stateExample;
  return { ...stateExample, enquiry: enquiry && { ...enquiry, slots } };
}
