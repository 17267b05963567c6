import type { Server } from 'node:http';
import { CONVERSATION_KEY, type LeadReceived } from '@fahrzeugpflege/contracts';
import { QUEUE_ENGINE } from '@fahrzeugpflege/infra/queue';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type pg from 'pg';
import supertest from 'supertest';
import { limitBodies } from '../../http/read-bodies.js';
import type { LeadReceivedEvent } from '../../intake/lead-received.publisher.js';
import { createIntakePool, INTAKE_POOL, SubmissionStore } from '../../intake/submission-store.js';
import { SubmitLeadHandler } from '../../intake/submit-lead.handler.js';
import { ProblemFilter } from '../../problem/problem.filter.js';
import { VisitorsModule } from '../../visitors/visitors.module.js';
import { AssistantFacts, AssistantThreads } from '../assistant-thread/assistant-threads.js';
import { ChatModule, type ChatSettings } from '../chat.module.js';
import { CHAT_POOL } from '../conversation/conversation-store.js';
import { plainAssistant } from './plain-assistant.js';

/** Intake without its own ways in; the queue is another spec's affair. */
@Module({
  providers: [SubmissionStore, SubmitLeadHandler, { provide: QUEUE_ENGINE, useValue: { isSecondStore: false } }],
  exports: [SubmissionStore],
})
class IntakePorts {}

/** An API process with the chat alone, whose assistant is a plain one. */
export interface ChatApp {
  readonly app: NestFastifyApplication;
  /** What was published. */
  readonly events: LeadReceived[];
  send(message: unknown, cookie?: string): supertest.Test;
  /** As a browser does that has no answer yet. */
  sendWithKey(message: string, key: string): supertest.Test;
  read(cookie?: string): supertest.Test;
  forget(cookie?: string): supertest.Test;
  close(): Promise<void>;
}

type Settings = Partial<ChatSettings> & { readonly rateLimit?: 'on' | 'off' };

export async function startChatApp(url: string, { rateLimit = 'off', ...settings }: Settings = {}): Promise<ChatApp> {
  const events: LeadReceived[] = [];
  const eventPublisher = { publish: async (event: LeadReceivedEvent) => void events.push(event.payload) };
  const module = await Test.createTestingModule({
    imports: [
      CqrsModule.forRoot({ eventPublisher: eventPublisher as never }),
      { module: IntakePorts, providers: [{ provide: INTAKE_POOL, useFactory: () => createIntakePool(url) }] },
      VisitorsModule.forRoot({ databaseUrl: url, rateLimit }),
      ChatModule.forRoot({ databaseUrl: url, secureCookie: true, ...settings }),
    ],
  })
    .overrideProvider(AssistantThreads)
    .useValue({ converse: plainAssistant })
    .overrideProvider(AssistantFacts)
    .useValue({})
    .compile();
  module.useLogger(false);
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter({ trustProxy: true }));
  app.useGlobalFilters(new ProblemFilter(async () => true));
  limitBodies(app.getHttpAdapter().getInstance());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const call = (method: 'get' | 'post' | 'delete', cookie: string | undefined) => {
    const test = supertest(app.getHttpServer() as Server)[method]('/api/chat');
    return cookie === undefined ? test : test.set('Cookie', cookie);
  };
  return {
    app,
    events,
    send: (message, cookie) => call('post', cookie).send({ message } as object),
    sendWithKey: (message, key) => call('post', undefined).set(CONVERSATION_KEY, key).send({ message }),
    read: (cookie) => call('get', cookie),
    forget: (cookie) => call('delete', cookie),
    close: async () => {
      await app.close();
      await app.get(SubmissionStore).close();
      await app.get<pg.Pool>(CHAT_POOL).end();
    },
  };
}

/** The `Cookie` header that a browser would send after this answer; nothing where none was set. */
export function chatCookie(response: supertest.Response): string | undefined {
  return response.get('Set-Cookie')?.[0]?.split(';', 1)[0];
}
