import 'reflect-metadata';
import { setPriority } from 'node:os';
import { EnvironmentError, exitCodeOf } from '@fahrzeugpflege/infra/config';
import { exitWithParent } from '@fahrzeugpflege/infra/local';
import { createLogger, NestLogger } from '@fahrzeugpflege/infra/logging';
import { limitStop } from '@fahrzeugpflege/infra/process';
import { QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readEnvironment } from './env.js';
import { WorkerModule } from './worker.module.js';
import { workerVersion } from './worker-heartbeat.js';

/** Visitors wait for the API, and nobody for a worker: where both want the same processor, the API has it first. */
const NICENESS = 10;

try {
  exitWithParent();
  limitStop();
  const env = readEnvironment();
  const logger = createLogger('worker', env.LOG_LEVEL);
  const app = await NestFactory.create<NestFastifyApplication>(WorkerModule.forRoot(env), new FastifyAdapter(), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.listen(env.WORKER_PORT, env.WORKER_HOST);
  setPriority(NICENESS);
  const queue = app.get<QueueEngine>(QUEUE_ENGINE).kind;
  logger.info({ version: workerVersion, queue }, `health and metrics on ${env.WORKER_HOST}:${env.WORKER_PORT}`);
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(exitCodeOf(error));
}
