import type { Server } from 'node:http';
import type { QueueName } from '@fahrzeugpflege/contracts';
import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { type AnyQueue, JobPublisher, QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { createTestDatabase, until } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { UnrecoverableError } from 'bullmq';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { ADMIN, addAdmin, createSignInApp, sessionCookie } from '../../testing/staff-app.js';
import { PipelineModule } from '../pipeline.module.js';

/** An API process with the operators' view alone, signed in as staff. */
interface PipelineApp {
  readonly app: NestFastifyApplication;
  /** Connection string of its database. */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly server: Server;
  readonly cookie: string;
  /** A call with the session. */
  call(method: 'get' | 'post' | 'put' | 'delete', path: string): supertest.Test;
  queue(name: QueueName): Promise<AnyQueue>;
  /** Puts a job into the failed set, as a worker that gave up on it. */
  failJob(name: QueueName, payload: object, reason: string): Promise<string>;
  close(): Promise<void>;
}

/** A database and such a process for all specs of a file; filled before the first of them runs. */
export function usePipelineApp(): PipelineApp {
  const fixture = {} as PipelineApp;
  beforeAll(async () => {
    Object.assign(fixture, await startPipelineApp(await createTestDatabase()));
  });
  afterAll(() => fixture.close());
  return fixture;
}

/** @param redisUrl unset: the queues live in the database */
export async function startPipelineApp(databaseUrl: string, redisUrl?: string): Promise<PipelineApp> {
  await addAdmin(databaseUrl);
  const app = await createSignInApp({ url: databaseUrl, redisUrl, modules: [PipelineModule] });
  const dataSource = app.get(DataSource);
  await until(() => dataSource.isInitialized);
  await until(() => dataSource.getRepository(StaffUserEntity).exists());
  const server = app.getHttpServer() as Server;
  const cookie = sessionCookie(await supertest(server).post('/api/admin/login').send(ADMIN).expect(200));
  const jobs = app.get(JobPublisher);
  return {
    app,
    url: databaseUrl,
    dataSource,
    server,
    cookie,
    call: (method, path) => supertest(server)[method](path).set('Cookie', cookie),
    queue: (name) => jobs.queue(name),
    failJob: async (name, payload, reason) =>
      failJob(app.get(QUEUE_ENGINE), await jobs.queue(name), name, payload, reason),
    close: async () => {
      await jobs.close();
      await app.close();
    },
  };
}

/** A worker that lives for this one job. */
async function failJob(engine: QueueEngine, queue: AnyQueue, name: QueueName, payload: object, reason: string) {
  const { id = '' } = await queue.add(name, payload, { attempts: 3 });
  const giveUp = async () => {
    throw new UnrecoverableError(reason);
  };
  const worker = engine.createWorker(name, giveUp, {});
  worker.on('error', () => undefined);
  await until(async () => (await queue.getJobState(id)) === 'failed');
  await worker.close();
  return id;
}
