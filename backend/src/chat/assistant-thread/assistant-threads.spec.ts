import { type BusinessFacts, chatMailLink, chatPhoneLink, profileFacts } from '@fahrzeugpflege/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ContentChanges } from '../../content/content-changes.js';
import type { CurrentFacts } from '../../content/current-facts.js';
import { type ConversationState, newConversation } from '../conversation/conversation.js';
import type { Enquiry } from '../dialogue/enquiry.js';
import type { AskModel } from '../model/language-model.js';
import { enquiryExample, stateExample } from '../testing/conversation-example.js';
import { AssistantFacts, AssistantThreads, type NotRead } from './assistant-threads.js';

const SCRIPT = new URL('./testing/odd-assistant.js', import.meta.url);

let started: AssistantThreads[];
let logged: string[];

beforeEach(() => {
  [started, logged] = [[], []];
  for (const level of ['log', 'warn', 'error'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation((message: unknown) => void logged.push(String(message)));
  }
});
afterEach(async () => {
  await Promise.all(started.map((threads) => threads.onApplicationShutdown()));
  jest.restoreAllMocks();
});

function start(askModel?: AskModel, script = SCRIPT): AssistantThreads {
  const threads = new AssistantThreads({ script, askModel });
  started.push(threads);
  void threads.useFacts(profileFacts);
  return threads;
}

const send = (threads: AssistantThreads, message: string, state: ConversationState = newConversation) =>
  threads.converse({ message, state, lines: [], now: new Date(), nextReference: 'C-1' }, '192.0.2.1');
/** What the visitor is answered; nothing where the message was read. */
const refusal = (turn: Promise<unknown>): Promise<string> =>
  turn.then(
    () => '',
    (error: NotRead) => error.reply,
  );

describe('a message', () => {
  it('is read in the thread, with its state', async () => {
    const state = { ...newConversation, submitted: 3 };
    expect(await send(start(), 'Grüezi', state)).toEqual({ reply: 'read: Grüezi', state });
  });

  it.each(['hang', 'backtrack', 'exit', 'crash', 'fill'])(
    'that makes its thread %s is answered with a way to people, and the next ones are read',
    async (deed) => {
      const threads = start();
      const [refused, ...others] = await Promise.all([
        refusal(send(threads, deed)),
        send(threads, 'Grüezi'),
        send(threads, 'Und?'),
      ]);
      expect(refused).toMatch(/^Diese Nachricht kann ich leider nicht lesen\./);
      expect(refused).toContain(chatPhoneLink);
      expect(refused).toContain(chatMailLink);
      expect(others.map(({ reply }) => reply)).toEqual(['read: Grüezi', 'read: Und?']);
      // Nor is the spare the last one.
      expect(await refusal(send(threads, deed))).toBe(refused);
      expect((await send(threads, 'Danke')).reply).toBe('read: Danke');
    },
  );

  it('may run for less than 300 ms and no longer', async () => {
    const threads = start();
    expect((await send(threads, 'run for 150 ms')).reply).toBe('read: run for 150 ms');
    expect(await refusal(send(threads, 'run for 800 ms'))).toMatch(/nicht lesen/);
  });

  it('has its time for itself: what its thread waits for the machine does not count', async () => {
    expect((await send(start(), 'sleep')).reply).toBe('read: sleep');
  });

  it('fails with what the assistant throws', async () => {
    await expect(send(start(), 'fail')).rejects.toMatchObject({ name: 'TypeError', message: 'failed' });
  });

  it('is answered with a way to people where no assistant can be loaded', async () => {
    const threads = start(undefined, new URL('data:text/javascript,throw new Error("broken")'));
    const reply = await refusal(send(threads, 'Grüezi'));
    expect(reply).toMatch(/zu viele Nachrichten/);
    expect(reply).toContain(chatPhoneLink);
  });
});

describe('a message that waits for the language model', () => {
  it('is read again with what that wrote, and holds up no other, also where its thread ended meanwhile', async () => {
    let say: (words: string | undefined) => void = () => undefined;
    const asked: string[] = [];
    const threads = start(({ user }) => {
      asked.push(user);
      return new Promise((resolve) => (say = resolve));
    });
    const asking = send(threads, 'ask');
    expect((await send(threads, 'Grüezi')).reply).toBe('read: Grüezi');
    await refusal(send(threads, 'hang'));
    say('so');
    expect((await asking).reply).toBe('written: so');
    expect(asked).toEqual(['ask']);
  });

  it('is answered as it was read where that gives no answer', async () => {
    expect(
      (
        await send(
          start(async () => undefined),
          'ask',
        )
      ).reply,
    ).toBe('asked');
  });

  it('is not shown to it while an enquiry is taken up', async () => {
    const threads = start(async () => 'so');
    const replyIn = async (enquiry: Enquiry) => (await send(threads, 'ask', { ...stateExample, enquiry })).reply;
    expect(await replyIn(enquiryExample)).toBe('asked');
    expect(await replyIn({ ...enquiryExample, left: true })).toBe('written: so');
  });
});

describe('facts', () => {
  const other: BusinessFacts = { ...profileFacts, campaign: { firstDay: '2027-08-10', lastDay: '2027-10-31' } };
  const lastDay = async (threads: AssistantThreads) => (await send(threads, 'facts')).reply;

  it('that are new answer the next message', async () => {
    const threads = start();
    expect(await lastDay(threads)).toBe(`until ${profileFacts.campaign.lastDay}`);
    await threads.useFacts(other);
    expect(await lastDay(threads)).toBe('until 2027-10-31');
  });

  it('that are sent in a row end with the last', async () => {
    const threads = start();
    await Promise.all([threads.useFacts(other), threads.useFacts(profileFacts), threads.useFacts(other)]);
    await threads.useFacts({ ...other, campaign: { firstDay: '2028-08-10', lastDay: '2028-10-31' } });
    expect(await lastDay(threads)).toBe('until 2028-10-31');
  });

  it('are sent to the threads at the start, and after each change', async () => {
    const sent: BusinessFacts[] = [];
    let facts = profileFacts;
    let change: () => void = () => undefined;
    let sentAgain: () => void = () => undefined;
    const again = new Promise<void>((resolve) => (sentAgain = resolve));
    const threads = { useFacts: async (each: BusinessFacts) => void (sent.push(each) > 1 && sentAgain()) };
    const assistantFacts = new AssistantFacts(
      { get: async () => facts } as unknown as CurrentFacts,
      { onChange: (watcher: () => void) => (change = watcher) } as unknown as ContentChanges,
      threads as unknown as AssistantThreads,
    );
    await assistantFacts.onModuleInit();
    expect(sent).toEqual([profileFacts]);
    facts = other;
    change();
    await again;
    expect(sent).toEqual([profileFacts, other]);
  });

  it('that are equal replace nothing', async () => {
    const threads = start();
    const { reply } = await send(threads, 'thread');
    await threads.useFacts({ ...profileFacts, campaign: { ...profileFacts.campaign } });
    expect((await send(threads, 'thread')).reply).toBe(reply);
    await threads.useFacts(other);
    expect((await send(threads, 'thread')).reply).not.toBe(reply);
  });
});

describe('the threads', () => {
  it('write to the log of the process', async () => {
    await send(start(), 'Grüezi');
    expect(logged).toContain('about to be loaded');
  });

  it('are stopped in the middle of a message when the process ends', async () => {
    const threads = start();
    await send(threads, 'Grüezi');
    const hanging = refusal(send(threads, 'hang'));
    await threads.onApplicationShutdown();
    expect(await hanging).not.toBe('');
  });
});
