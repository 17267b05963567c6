import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { SubmitLeadCommand } from '../intake/submit-lead.handler.js';
import { until } from '../testing/staff-app.js';
import { newConversation } from './conversation/conversation.js';
import { createToken } from './conversation/conversation-cookie.js';
import { ConversationStore } from './conversation/conversation-store.js';
import { EnquirySubmission, enquiryReference, unfinishedEnquiryId } from './enquiry-submission.js';
import { useChatDatabase } from './testing/chat-database.js';
import { conversationExample } from './testing/conversation-example.js';
import { type ToSubmissionWords, UnfinishedEnquiries } from './unfinished-enquiries.js';

Logger.overrideLogger(false);

const chat = useChatDatabase();

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

let intake = new FakeIntake();
afterEach(() => {
  intake = new FakeIntake();
});

const words: ToSubmissionWords = ({ slots }, lines, { reference, finished }): SubmissionWords => ({
  formType: 'chatbot',
  name: slots.name ?? '',
  email: slots.email ?? '',
  subject: finished ? 'fertig' : 'unfertig',
  message: `${reference}: ${lines.length}`,
});
const sweeper = (pool = chat.pool, toWords = words) =>
  new UnfinishedEnquiries(pool, toWords, new EnquirySubmission(intake as unknown as CommandBus));
const store = () => new ConversationStore(chat.pool);

/** An enquiry whose visitor fell silent. */
async function leave(conversation = conversationExample()) {
  const token = createToken();
  await store().add(token, conversation);
  await chat.pool.query(
    "UPDATE chat_conversation SET unfinished_due_at = now() - interval '1 minute' WHERE unfinished_due_at IS NOT NULL",
  );
  return { token, conversation };
}
const makeDue = () =>
  chat.pool.query('UPDATE chat_conversation SET unfinished_due_at = now() WHERE unfinished_due_at IS NOT NULL');

describe('enquiries that were left open', () => {
  it('go to staff as they are, once, and the conversation tells what became of it', async () => {
    const { token, conversation } = await leave();
    await sweeper().handOver();
    const id = unfinishedEnquiryId(conversation);
    expect(intake.submissions).toEqual([
      {
        id,
        wayIn: 'chat',
        spamReason: null,
        words: {
          formType: 'chatbot',
          name: 'Anna Muster',
          email: 'Anna@example.ch',
          subject: 'unfertig',
          message: `${enquiryReference(id)}: 2`,
        },
      },
    ]);
    expect(await store().find(token)).toEqual({ ...conversation, submissionIds: [id] });
    await store().save({ ...conversation, messages: 2 });
    await sweeper().handOver();
    expect(intake.submissions).toHaveLength(1);
  });

  it('go again where more is told later, and only then', async () => {
    const { token, conversation } = await leave();
    await sweeper().handOver();
    const { state } = conversation;
    const told = { ...state, enquiry: state.enquiry && { ...state.enquiry, slots: { email: 'neu@example.ch' } } };
    await store().save({ ...conversation, messages: 2, state: told });
    // A question in between takes nothing back.
    await store().save({ ...conversation, messages: 3, state: told });
    await sweeper().handOver();
    expect(intake.submissions).toHaveLength(1);
    await makeDue();
    await sweeper().handOver();
    expect(intake.submissions.map(({ words: { email } }) => email)).toEqual(['Anna@example.ch', 'neu@example.ch']);
    expect((await store().find(token))?.submissionIds).toHaveLength(2);
    await store().save({ ...conversation, messages: 4, state: told });
    await sweeper().handOver();
    const { rows } = await chat.pool.query('SELECT FROM chat_conversation WHERE unfinished_due_at IS NOT NULL');
    expect([rows.length, intake.submissions.length]).toEqual([0, 2]);
  });

  it('wait until their visitor has been silent for half an hour', async () => {
    await store().add(createToken(), conversationExample());
    await sweeper().handOver();
    expect(intake.submissions).toEqual([]);
  });

  it('do not go where there is no enquiry, or the conversation was deleted', async () => {
    await leave(conversationExample({ state: newConversation }));
    const { token } = await leave();
    await store().forget(token);
    await sweeper().handOver();
    expect(intake.submissions).toEqual([]);
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
    const toWords: ToSubmissionWords = (enquiry, lines, about) => {
      if (lines.length === 0) throw new Error('faulty');
      return words(enquiry, lines, about);
    };
    const empty = await leave(conversationExample({ lines: [] }));
    const sound = await leave();
    await sweeper(chat.pool, toWords).handOver();
    expect(intake.submissions.map(({ id }) => id)).toEqual([unfinishedEnquiryId(sound.conversation)]);
    const { rows } = await chat.pool.query('SELECT id FROM chat_conversation WHERE unfinished_due_at > now()');
    expect(rows.map(({ id }) => id).sort()).toEqual([faulty.conversation.id, empty.conversation.id].sort());
    await makeDue();
    await sweeper().handOver();
    expect(new Set(intake.submissions.map(({ id }) => id)).size).toBe(3);
  });

  it('stop when the process ends', async () => {
    await leave();
    await leave();
    await sweeper().handOver(() => intake.submissions.length === 0);
    expect(intake.submissions).toHaveLength(1);
  });

  it('give connections back, whatever happens', async () => {
    await leave();
    for (let round = 0; round < 10; round += 1) {
      intake.failures = [new TypeError('broken')];
      await makeDue();
      await sweeper().handOver();
    }
    expect(chat.pool.idleCount).toBe(chat.pool.totalCount);
  });
});
