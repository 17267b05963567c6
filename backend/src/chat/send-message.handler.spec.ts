import { chatTexts, leadReference } from '@fahrzeugpflege/contracts';
import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { Submission, SubmitLeadCommand } from '../intake/submit-lead.handler.js';
import { SubmissionConflict } from '../problem/business-error.js';
import { FakeCounts } from '../testing/fake-counts.js';
import { type AssistantThreads, NotRead } from './assistant-thread/assistant-threads.js';
import { ChatLimit } from './chat-limit.js';
import { type Conversation, newConversation } from './conversation/conversation.js';
import { ConversationMemory } from './conversation/conversation-memory.js';
import type { ConversationStore } from './conversation/conversation-store.js';
import { confirmedEnquiryId, EnquirySubmission } from './enquiry-submission.js';
import { MOST_MESSAGES, SendMessageCommand, SendMessageHandler } from './send-message.handler.js';
import { conversationExample, enquiryExample, stateExample } from './testing/conversation-example.js';
import { plainAssistant, WORDS } from './testing/plain-assistant.js';

const ADDRESS = '192.0.2.1';

/** Conversations in memory, with what may happen to the real ones. */
class FakeStore {
  readonly kept = new Map<string, Conversation>();
  isAway = false;
  beforeSave: (() => void) | undefined;

  async find(token: string): Promise<Conversation | null> {
    if (this.isAway) throw new DatabaseUnavailableError('away');
    return this.kept.get(token) ?? null;
  }

  async add(token: string, conversation: Conversation): Promise<boolean> {
    if (this.isAway) throw new DatabaseUnavailableError('away');
    if (this.kept.has(token)) return false;
    this.kept.set(token, conversation);
    return true;
  }

  async save(conversation: Conversation): Promise<boolean> {
    this.beforeSave?.();
    if (this.isAway) throw new DatabaseUnavailableError('away');
    const [token] =
      [...this.kept].find(([, { id, messages }]) => id === conversation.id && messages + 1 === conversation.messages) ??
      [];
    if (token === undefined) return false;
    this.kept.set(token, conversation);
    return true;
  }
}

let store: FakeStore;
let submissions: Submission[];
let submit: (submission: Submission) => Promise<void>;
let converse: AssistantThreads['converse'];
let handler: SendMessageHandler;

beforeEach(() => {
  store = new FakeStore();
  submissions = [];
  submit = async (submission) => {
    submissions.push(submission);
  };
  const bus = { execute: ({ submission }: SubmitLeadCommand) => submit(submission) } as unknown as CommandBus;
  const memory = new ConversationMemory(store as unknown as ConversationStore);
  converse = plainAssistant;
  const assistant = { converse: (message, from) => converse(message, from) } as AssistantThreads;
  const limit = new ChatLimit('on', new FakeCounts());
  handler = new SendMessageHandler(memory, assistant, new EnquirySubmission(bus), limit);
});

const send = (message: string, token: string | null = null, address = ADDRESS, isRepeat = false) =>
  handler.execute(new SendMessageCommand(message, token, address, isRepeat));
const only = () => [...store.kept.values()][0] as Conversation;
const keep = (more: Partial<Conversation> = {}) => {
  const conversation = conversationExample(more);
  store.kept.set('token', conversation);
  return conversation;
};

describe('a message', () => {
  it('begins a conversation under a new token, and the next goes on with it', async () => {
    const { reply, token = '' } = await send('Grüezi');
    expect(reply).toBe('Sie sagen: Grüezi');
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await send('Offerte', token)).toEqual({ reply: 'Wie heissen Sie?', token });
    expect(only()).toMatchObject({
      messages: 2,
      state: { enquiry: enquiryExample },
      enquiries: 1,
      emails: ['anna@example.ch'],
      lines: [
        { role: 'user', content: 'Grüezi' },
        { role: 'bot', content: 'Sie sagen: Grüezi' },
        { role: 'user', content: 'Offerte' },
        { role: 'bot', content: 'Wie heissen Sie?' },
      ],
    });
  });

  it('after two hundred leads to people, and nothing is stored any more', async () => {
    const conversation = keep({ messages: MOST_MESSAGES });
    const { reply } = await send('Und noch etwas', 'token');
    for (const words of ['](tel:', '«Gespräch löschen»']) expect(reply).toContain(words);
    expect(only()).toEqual(conversation);
  });

  it('after two hundred still calls an open enquiry off, or confirms it: else it would go to staff', async () => {
    keep({ messages: MOST_MESSAGES });
    expect((await send('Abbrechen', 'token')).reply).toBe('Abgebrochen.');
    const closed = only();
    expect(closed.state.enquiry).toBeNull();
    expect((await send('Offerte', 'token')).reply).toContain('sehr lang');
    expect(only()).toEqual(closed);
    keep({ messages: MOST_MESSAGES });
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
    expect(submissions).toHaveLength(1);
  });

  it('that nobody could read is answered, and the conversation stays as it was, with its enquiry', async () => {
    const conversation = keep();
    converse = async () => {
      throw new NotRead('Bitte rufen Sie an.');
    };
    expect(await send('a'.repeat(2_000), 'token')).toEqual({ reply: 'Bitte rufen Sie an.' });
    expect(only()).toEqual(conversation);
  });

  it('that begins too many conversations is refused, not so those of conversations that go on', async () => {
    let token = '';
    for (let count = 0; count < 60; count += 1) token = (await send('Grüezi')).token ?? token;
    await expect(send('Grüezi')).rejects.toMatchObject({ name: 'RateLimited', retryAfterSeconds: expect.any(Number) });
    await expect(send('Grüezi', token)).resolves.toMatchObject({ reply: 'Sie sagen: Grüezi' });
    await expect(send('Grüezi', null, '192.0.2.2')).resolves.toBeDefined();
  });
});

describe('a yes', () => {
  it('submits the enquiry as the forms do, and its reference is shown', async () => {
    const before = keep();
    const id = confirmedEnquiryId(before);
    expect(await send('ja', 'token')).toEqual({ reply: `Danke, ${leadReference(id, 'chatbot')}`, token: 'token' });
    expect(submissions).toEqual([
      { id, wayIn: 'chat', spamReason: null, words: { ...WORDS, message: leadReference(id, 'chatbot') } },
    ]);
    expect(only()).toMatchObject({ submissionIds: [id], state: { enquiry: null, submitted: 1 } });
  });

  it('whose answer was lost is answered again, without another submission', async () => {
    keep();
    const answer = await send('ja', 'token');
    const after = only();
    expect(await send('ja', 'token')).toEqual(answer);
    expect(only()).toEqual(after);
    expect(submissions).toHaveLength(1);
    expect((await send('Grüezi', 'token')).reply).toBe('Sie sagen: Grüezi');
    expect((await send('ja', 'token')).reply).toBe('Sie sagen: ja');
  });

  it('that intake knows with an earlier transcript gets its reference', async () => {
    keep();
    submit = () => Promise.reject(new SubmissionConflict());
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
    expect(only()).toMatchObject({ state: { enquiry: null, submitted: 1 } });
  });

  it.each([
    ['the database is away', new DatabaseUnavailableError('away')],
    ['the queue is away, too', new QueueUnavailableError('away')],
  ])('that nothing takes (%s) leads to the phone, and can be said again', async (_, error) => {
    const before = keep();
    submit = () => Promise.reject(error);
    expect(await send('ja', 'token')).toEqual({ reply: chatTexts.failure, token: 'token' });
    expect(only()).toMatchObject({ messages: 2, state: before.state, submissionIds: [] });
    submit = async (submission) => {
      submissions.push(submission);
    };
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
  });

  it('that fails for another reason is a fault', async () => {
    keep();
    submit = () => Promise.reject(new TypeError('broken'));
    await expect(send('ja', 'token')).rejects.toThrow('broken');
  });

  it('is answered with its number even where the conversation is deleted meanwhile, and brings nothing back', async () => {
    keep();
    store.beforeSave = () => store.kept.clear();
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
    expect(store.kept.size).toBe(0);
  });

  it('is answered with its number even where the database goes away before it is noted', async () => {
    keep();
    store.beforeSave = () => {
      store.isAway = true;
    };
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
  });
});

describe('a message that comes again, as its answer was lost', () => {
  it('is answered as before, and is no answer to what came after it', async () => {
    keep({ state: newConversation });
    const { reply } = await send('Offerte Keramik', 'token');
    const before = only();
    expect(await send('Offerte Keramik', 'token', ADDRESS, true)).toEqual({ reply, token: 'token' });
    expect(only()).toEqual(before);
  });

  it('is told by its id from the same words before it, which it would repeat', async () => {
    keep({ state: newConversation });
    const sendAs = (id: string | undefined, isRepeat: boolean) =>
      handler.execute(new SendMessageCommand('nein', 'token', ADDRESS, isRepeat, null, id));
    await sendAs('1', false);
    expect(only().messages).toBe(2);
    // The second was refused before anything of it was stored.
    await sendAs('2', true);
    expect(only().messages).toBe(3);
    await sendAs('2', true);
    // Of a page of the version before.
    await sendAs(undefined, true);
    expect(only().messages).toBe(3);
  });

  it('is a new one where it never arrived', async () => {
    keep({ state: newConversation });
    await send('Grüezi', 'token');
    await send('Offerte Keramik', 'token', ADDRESS, true);
    expect(only().lines.at(-2)?.content).toBe('Offerte Keramik');
  });
});

describe('a message that another one overtakes', () => {
  it('is answered again with what is known then', async () => {
    const conversation = keep({ state: newConversation });
    store.beforeSave = () => {
      store.beforeSave = undefined;
      store.kept.set('token', { ...conversation, messages: 2, state: stateExample });
    };
    expect((await send('ja', 'token')).reply).toMatch(/^Danke, C-/);
    expect(only().messages).toBe(3);
  });

  it('again and again is refused in the end', async () => {
    keep();
    store.beforeSave = () => keep({ ...only(), messages: only().messages + 1 });
    await expect(send('Grüezi', 'token')).rejects.toMatchObject({ name: 'RateLimited', retryAfterSeconds: 1 });
  });

  it('by the deletion of the conversation begins a new one', async () => {
    keep();
    store.beforeSave = () => store.kept.clear();
    const { token } = await send('Grüezi', 'token');
    expect([...store.kept.keys()]).toEqual([token]);
    expect(only().messages).toBe(1);
  });
});

describe('while the database is away', () => {
  beforeEach(() => {
    store.isAway = true;
  });

  it('a mere question is answered, without a token to come back with', async () => {
    for (const token of [null, 'token']) {
      expect(await send('Was kostet das?', token)).toEqual({ reply: 'Sie sagen: Was kostet das?' });
    }
  });

  it.each([
    ['an enquiry', 'Offerte'],
    ['a detail', '079 123 45 67'],
    ['a yes', 'ja'],
  ])('%s is refused, whether there is a conversation or not: the page keeps it', async (_, message) => {
    for (const token of [null, 'token']) {
      await expect(send(message, token)).rejects.toMatchObject({ name: 'Unavailable', retryAfterSeconds: 10 });
    }
    expect(submissions).toEqual([]);
  });

  it.each([
    ['whatever is said within an enquiry', stateExample, 'Was kostet das?'],
    ['what tells something', newConversation, 'Hymer B 544'],
  ])('and went away before it was noted, %s is refused, too', async (_, state, message) => {
    store.isAway = false;
    keep({ state });
    store.beforeSave = () => {
      store.isAway = true;
    };
    await expect(send(message, 'token')).rejects.toMatchObject({ name: 'Unavailable' });
  });
});
