import { describe, expect } from '@jest/globals';
import pg from 'pg';
import { ChatVisitor, REFERENCE } from '../support/chat-visitor.js';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { Operator } from '../support/operator.js';
import { ENGINES } from '../support/parts.js';
import { contentOfQueues } from '../support/queue-content.js';
import { useScenarios } from '../support/scenarios.js';
import type { Stack } from '../support/stack.js';
import { aChatVisitor } from '../support/visitor.js';

/** The upkeep looks every 20 s. */
const UPKEEP_PATIENCE = 60_000;

const scenario = useScenarios();
const referenceIn = (reply: string) => REFERENCE.exec(reply)?.[0] ?? `no reference in «${reply}»`;

describe.each(ENGINES)('an enquiry in the chat, queue in %s', (engine) => {
  scenario(
    'becomes a lead and a mail, through two API processes, and leaves no trace beside',
    engine,
    async (stack) => {
      const variables = { LOG_LEVEL: 'trace' };
      const [one, other, worker] = await Promise.all([
        stack.startApi({ variables }),
        stack.startApi({ variables }),
        stack.startWorker({ variables }),
      ]);
      const visitor = aChatVisitor();
      const chat = new ChatVisitor(one.client);
      expect(await chat.say('Was kostet das Autohotel?')).toContain('200');
      chat.client = other.client;
      expect(await chat.tellAll(visitor)).toContain(visitor.email);
      chat.client = one.client;
      const reference = referenceIn(await chat.say('Ja'));

      const lead = await expectLeadAndMail(stack, visitor);
      expect(lead).toMatchObject({
        formType: 'chatbot',
        name: visitor.name,
        vehicleMake: 'Hymer',
        vehicleYear: 2019,
        vehicleLength: 7.2,
        vehicleHeight: 3.1,
      });
      expect(lead.message).toContain('Was kostet das Autohotel?');
      expect(await stack.records.submission(lead.submissionId)).toMatchObject({ wayIn: 'chat', spamReason: null });
      const mail = await (await stack.mails.next(visitor)).parse();
      expect(mail.text).toContain(reference);

      const staff = await Operator.signIn(one);
      const { body: found } = await staff.call('get', `/api/leads?q=${reference}`).expect(200);
      expect(found.map(({ id }: { id: string }) => id)).toEqual([lead.id]);
      chat.client = other.client;
      expect((await chat.history()).at(-1)?.content).toContain(reference);

      const seen =
        (await contentOfQueues(stack.parts)) + one.process.output + other.process.output + worker.process.output;
      for (const trace of ['Zwiefachenhuber', visitor.email, 'Hymer', 'Autohotel?']) expect(seen).not.toContain(trace);
    },
  );

  scenario(
    'is not begun while PostgreSQL is away; questions are answered, and then it goes on',
    engine,
    async (stack) => {
      const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
      const visitor = aChatVisitor();
      const [chat, stranger] = [new ChatVisitor(api.client), new ChatVisitor(api.client)];
      expect(await chat.tellAll(visitor)).toContain(visitor.email);
      stack.parts.postgres.gate.cut();
      expect(await stranger.say('Was kostet das Autohotel?')).toContain('200');
      expect(await chat.say('Was kostet das Autohotel?')).toContain('200');
      for (const told of ['Ich möchte eine Offerte', 'Hymer B 544'])
        expect((await stranger.post(told)).status).toBe(503);
      expect(stranger.cookie).toBeUndefined();
      for (const told of ['Und 3.20 m hoch', 'Ja']) expect((await chat.post(told)).status).toBe(503);
      stack.openGates();
      const reply = await eventually(async () => {
        const answer = await chat.say('Ja');
        expect(answer).toMatch(REFERENCE);
        return answer;
      });
      const lead = await expectLeadAndMail(stack, visitor);
      expect(lead.message).toContain(referenceIn(reply));
      expect(await stack.records.countLeads()).toBe(1);
    },
  );
});

describe('an enquiry in the chat that does not go straight', () => {
  for (const again of ['Ja', 'Ja, so stimmt es']) {
    scenario(
      `is one lead when the API is killed before it has noted it, and «${again}» follows`,
      'postgres',
      async (stack) => {
        const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
        const visitor = aChatVisitor();
        const chat = new ChatVisitor(api.client);
        expect(await chat.tellAll(visitor)).toContain(visitor.email);

        const hold = await holdConversations(stack);
        try {
          const lost = chat.say('Ja').catch(() => 'lost');
          await eventually(async () => expect(await stack.records.countSubmissions()).toBe(1));
          await api.process.kill();
          expect(await lost).toBe('lost');
        } finally {
          await hold.release();
        }

        chat.client = (await stack.startApi()).client;
        const reference = referenceIn(await chat.say(again));
        const lead = await expectLeadAndMail(stack, visitor);
        expect(lead.message).toContain(reference);
        expect(await chat.say('Und wann haben Sie offen?')).not.toMatch(REFERENCE);
        expect([await stack.records.countSubmissions(), await stack.records.countLeads()]).toEqual([1, 1]);
      },
    );
  }

  scenario(
    'that is left open goes to staff as it is, once, also where its first answer is lost; one that was deleted does not',
    'postgres',
    async (stack) => {
      const [one, other] = await Promise.all([stack.startApi(), stack.startApi(), stack.startWorker()]);
      const [visitor, shy] = [aChatVisitor(), aChatVisitor()];
      const [chat, gone] = [new ChatVisitor(one.client), new ChatVisitor(one.client)];
      const lost = await chat.say(`Ich möchte eine Offerte, meine Mail ist ${visitor.email}`);
      chat.cookie = undefined;
      chat.client = other.client;
      expect(await chat.say(`Ich möchte eine Offerte, meine Mail ist ${visitor.email}`)).toBe(lost);
      expect(await chat.tellAll(visitor)).toContain(visitor.email);
      await gone.tellAll(shy);
      await one.client
        .send('delete', '/api/chat')
        .set('Cookie', gone.cookie ?? '')
        .expect(204);
      await stack.records.query('UPDATE chat_conversation SET unfinished_due_at = now()');
      const lead = await eventually(() => stack.records.leadOf(visitor), UPKEEP_PATIENCE);
      expect(lead.subject).toMatch(/^Unvollständige Anfrage aus dem Chat/);
      expect(lead.message).toContain('Besucher: Ich möchte eine Offerte');
      await stack.mails.next(visitor);
      expect(await stack.records.query('SELECT FROM chat_conversation')).toHaveLength(1);

      expect(await chat.say('Ja')).toMatch(REFERENCE);
      await eventually(async () => expect(await stack.records.leadsOf(visitor)).toHaveLength(2));
      expect(await stack.records.leadsOf(shy)).toEqual([]);
    },
  );
});

/**
 * Lets conversations be read, but not written. What waits to write is ended with the release, as PostgreSQL does to the
 * statements of a process whose machine is gone.
 */
async function holdConversations({ parts }: Stack): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(parts.postgres.url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM chat_conversation FOR UPDATE');
  return {
    async release() {
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'chat' AND wait_event_type = 'Lock'",
      );
      await client.end();
    },
  };
}
