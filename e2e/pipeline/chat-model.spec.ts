import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { ChatVisitor } from '../support/chat-visitor.js';
import { eventually } from '../support/eventually.js';
import { ModelEndpoint } from '../support/model-endpoint.js';
import { ServiceProcess } from '../support/service-process.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';

/** The knowledge has no answer to it, but texts that are near. */
const QUESTION = 'Ist die Einlagerung auch für mein Klavier gedacht?';

describe('the assistant with a language model', () => {
  const context = useStack('postgres');
  const { test } = context;
  /** What the knowledge says by itself. */
  let known: string;

  beforeAll(async () => {
    const { client } = await context.stack.startApi();
    known = await new ChatVisitor(client).say(QUESTION);
    expect(known).toContain('Das weiss ich nicht.');
  });

  describe('that answers', () => {
    let model: ModelEndpoint;
    let api: Api;

    beforeAll(async () => {
      model = await ModelEndpoint.start();
      api = await start(context.stack, model);
    });
    beforeEach(() => {
      model.requests.length = 0;
    });
    afterAll(() => model.close());

    test('what is not known is answered with the text that it chose, and the conversation keeps that', async () => {
      model.says('2');
      const chat = new ChatVisitor(api.client);
      const reply = await chat.say(QUESTION);
      const { messages } = JSON.parse(model.requests[0] ?? '');
      expect(messages[1].content).toContain(`: ${reply}\n3. `);
      expect((await chat.history()).map(({ content }) => content)).toContain(reply);
    });

    test('what one visitor wrote is in no question of another, nor in any later one', async () => {
      model.says('2');
      const { client } = api;
      const [anna, beat] = [new ChatVisitor(client), new ChatVisitor(client)];
      await anna.say(`Ich bin Annamirl, 079 123 45 67. ${QUESTION}`);
      await Promise.all([beat.say(QUESTION), anna.say(QUESTION)]);
      await eventually(async () => expect(model.requests.length).toBeGreaterThanOrEqual(2));
      const [first, ...others] = model.requests;
      expect(first).toContain('Annamirl');
      expect(others.join()).not.toContain('Annamirl');
      expect(model.requests.join()).not.toContain('079 123');
    });

    test('a price put into its mouth does not reach the visitor', async () => {
      model.says('2. Das Klavier kostet ab CHF 99.');
      const chat = new ChatVisitor(api.client);
      expect(await chat.say(QUESTION)).toBe(known);
      expect(model.requests).toHaveLength(1);
    });
  });

  describe('that fails', () => {
    let model: ModelEndpoint;

    beforeEach(async () => {
      model = await ModelEndpoint.start();
    });
    afterEach(() => model.close());

    test('when it dies, the knowledge answers, before and after', async (stack) => {
      model.says('2');
      const api = await start(stack, model);
      const chat = new ChatVisitor(api.client);
      expect(await chat.say(QUESTION)).not.toBe(known);

      model.says(undefined);
      const asked = model.requests.length;
      const halfAnswered = chat.say(QUESTION);
      await eventually(async () => expect(model.requests.length).toBeGreaterThan(asked));
      await model.close();
      expect(await halfAnswered).toBe(known);
      for (let again = 0; again < 5; again += 1) expect(await chat.say(QUESTION)).toBe(known);

      expect(api.process.output).toContain('The language model gave no answer');
      expect(api.process.output).not.toContain('Klavier');
    });

    test('a stop waits for no model: the question is answered, and the process ends in order', async (stack) => {
      model.says(undefined);
      const api = await start(stack, model);
      const asked = new ChatVisitor(api.client).say(QUESTION);
      await eventually(async () => expect(model.requests).toHaveLength(1));
      const ended = api.process.terminate();
      expect(await asked).toBe(known);
      expect(await ended).toMatchObject({ code: 0, signal: null });
    });

    test('half a configuration is refused by name', async () => {
      const { CHAT_MODEL_URL } = model.variables;
      const variables = { DATABASE_URL: context.stack.parts.postgres.url, CHAT_MODEL_URL, CHAT_MODEL_KEY: 'sk-geheim' };
      const api = new ServiceProcess('api', 'backend/dist/main.js', variables);
      expect(await api.exited).toMatchObject({ code: 78 });
      expect(api.output).toMatch(/^ *CHAT_MODEL: /m);
      expect(api.output).not.toContain('sk-geheim');
    });
  });
});

function start(stack: Stack, model: ModelEndpoint): Promise<Api> {
  return stack.startApi({ variables: { ...model.variables, LOG_LEVEL: 'trace' } });
}
