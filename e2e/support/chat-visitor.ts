import { type ChatMessage, chatHistorySchema, chatReplySchema } from '@fahrzeugpflege/contracts';
import type supertest from 'supertest';
import type { ApiClient } from './api-client.js';

/** A browser that talks to the assistant and keeps the cookie that it was given. */
export class ChatVisitor {
  /** The `Cookie` header; undefined before the first answer. */
  cookie: string | undefined;

  constructor(public client: ApiClient) {}

  /** Sends a message; the answer may be anything. */
  async post(message: string): Promise<supertest.Response> {
    const response = await this.withCookie(this.client.send('post', '/api/chat')).send({ message });
    this.cookie = response.get('Set-Cookie')?.[0]?.split(';', 1)[0] ?? this.cookie;
    return response;
  }

  /** Sends a message and answers the reply. @throws Error where there is none */
  async say(message: string): Promise<string> {
    const { status, body } = await this.post(message);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return chatReplySchema.parse(body).reply;
  }

  async history(): Promise<readonly ChatMessage[]> {
    const { body } = await this.withCookie(this.client.get('/api/chat')).expect(200);
    return chatHistorySchema.parse(body).messages;
  }

  private withCookie(test: supertest.Test): supertest.Test {
    return this.cookie === undefined ? test : test.set('Cookie', this.cookie);
  }
}
