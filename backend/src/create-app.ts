import type { Server } from 'node:http';
import { createLogger, NestLogger } from '@fahrzeugpflege/infra/logging';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AppModule } from './app.module.js';
import type { BackendEnvironment } from './env.js';
import { limitBodies, USUAL_BODY_LIMIT } from './http/body-limit.js';
import { compressAnswers } from './http/compress-answers.js';
import { answerProblem, ProblemFilter } from './problem/problem.filter.js';
import { toProblem } from './problem/to-problem.js';
import { registerSecurityHeaders } from './site/security-headers.js';
import { serveAssets } from './site/serve-assets.js';

/** A visitor with bad reception gets this long for a whole request; a stalled one must not hold a socket. Milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** At the end, open requests get this long; a browser's idle connections would hold the process otherwise. */
const CLOSE_LIMIT = 4_000;

/** Builds the API without listening. */
export async function createApp(env: BackendEnvironment): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: USUAL_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: env.TRUST_PROXY?.split(',').map((proxy) => proxy.trim()) ?? false,
    frameworkErrors: answerUnreadable,
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env), adapter, {
    logger: new NestLogger(createLogger('api', env.LOG_LEVEL)),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks([], { useProcessExit: true });
  const fastify = adapter.getInstance();
  limitBodies(fastify);
  registerSecurityHeaders(fastify, env);
  fastify.addHook('preClose', async () => endConnections(fastify.server));
  await serveAssets(fastify);
  await compressAnswers(fastify);
  return app;
}

/** What Fastify refuses before any route, as an address with a broken escape, in the one shape of all errors. */
function answerUnreadable(error: Error, _request: unknown, reply: FastifyReply): void {
  answerProblem(reply, toProblem(error));
}

/** Answers under way are finished; what is idle, or becomes so, would hold the process for its keep-alive time. */
function endConnections(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const all = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT);
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(all);
  });
}
