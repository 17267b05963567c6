import { randomUUID } from 'node:crypto';
import { type ChatMessage, CONVERSATION_KEY, chatHistorySchema, chatReplySchema } from '@fahrzeugpflege/contracts';
import type supertest from 'supertest';
import type { ApiClient } from './api-client.js';
import type { Visitor } from './visitor.js';

/** In the reply that confirms an enquiry. */
export const REFERENCE = /C-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A message that was not answered with a reply. */
export class NoReply extends Error {
  override readonly name = 'NoReply';

  constructor(
    readonly status: number,
    body: unknown,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** A browser that talks to the assistant and keeps the cookie that it was given. */
export class ChatVisitor {
  /** The `Cookie` header; undefined before the first answer. */
  cookie: string | undefined;
  /** By which the conversation is found as long as there is no cookie, as browsers do it. */
  private readonly key = randomUUID();

  constructor(public client: ApiClient) {}

  /** Sends a message; the answer may be anything. */
  async post(message: string): Promise<supertest.Response> {
    const post = this.withCookie(this.client.send('post', '/api/chat'));
    const response = await (this.cookie ? post : post.set(CONVERSATION_KEY, this.key)).send({ message });
    this.cookie = response.get('Set-Cookie')?.[0]?.split(';', 1)[0] ?? this.cookie;
    return response;
  }

  /** Sends a message and answers the reply. @throws NoReply where there is none */
  async say(message: string): Promise<string> {
    const { status, body } = await this.post(message);
    if (status !== 200) throw new NoReply(status, body);
    return chatReplySchema.parse(body).reply;
  }

  /**
   * Says all that an enquiry needs, up to the question whether it is right so.
   *
   * @returns that question
   */
  async tellAll({ name, email }: Visitor): Promise<string> {
    await this.say('Ich möchte eine Offerte für die Keramikversiegelung');
    await this.say('Mein Fahrzeug ist ein Hymer B 544, Jahrgang 2019');
    await this.say(`Ich heisse ${name}`);
    await this.say(`Meine Mail ist ${email}`);
    return this.say('Länge 7.20 m, Höhe 3.10 m');
  }

  async history(): Promise<readonly ChatMessage[]> {
    const { body } = await this.withCookie(this.client.get('/api/chat')).expect(200);
    return chatHistorySchema.parse(body).messages;
  }

  private withCookie(test: supertest.Test): supertest.Test {
    return this.cookie === undefined ? test : test.set('Cookie', this.cookie);
  }
}
