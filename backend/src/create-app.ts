import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import { DatabaseConnector } from '@fahrzeugpflege/infra/database';
import { createLogger, NestLogger } from '@fahrzeugpflege/infra/logging';
import { QUEUE_ENGINE, type QueueEngine } from '@fahrzeugpflege/infra/queue';
import { compile } from '@fastify/proxy-addr';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AppModule } from './app.module.js';
import type { BackendEnvironment } from './env.js';
import { answerClientError } from './http/answer-client-error.js';
import { answerWrongMethods } from './http/answer-wrong-methods.js';
import { checkRequests } from './http/check-requests.js';
import { compressAnswers } from './http/compress-answers.js';
import { createBoundedServer, LIFTED_LIMITS, SERVER_LIMITS } from './http/http-server.js';
import { limitBodies, readBodies, USUAL_BODY_LIMIT } from './http/read-bodies.js';
import { answerProblem, ProblemFilter } from './problem/problem.filter.js';
import { toProblem } from './problem/to-problem.js';
import { registerSecurityHeaders } from './site/security-headers.js';
import { serveAssets } from './site/serve-assets.js';
import { SitePages } from './site/site-pages.js';
import { warnOfUnknownProxy } from './visitors/unknown-proxy.js';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** No address is longer (Node reads 16 KiB of header), so that each route judges its parameters itself. Characters. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

/** At the end, open requests get this long; a browser's idle connections would hold the process otherwise. */
const CLOSE_LIMIT = 4_000;

/** Builds the API without listening. */
export async function createApp(env: BackendEnvironment): Promise<NestFastifyApplication> {
  const isProxy = compile(env.TRUST_PROXY ?? []);
  const limits = env.RATE_LIMIT === 'on' ? SERVER_LIMITS : LIFTED_LIMITS;
  const adapter = new FastifyAdapter({
    bodyLimit: USUAL_BODY_LIMIT,
    serverFactory: (listener: RequestListener) =>
      createBoundedServer(listener, limits, (address) => isProxy(address, 0)),
    trustProxy: env.TRUST_PROXY === undefined ? false : isProxy,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection is answered as ever.
    return503OnClosing: false,
  });
  const logger = createLogger('api', env.LOG_LEVEL);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter(() => app.get(DatabaseConnector).isUp()));
  app.enableShutdownHooks([], { useProcessExit: true });
  const fastify = adapter.getInstance();
  registerSecurityHeaders(fastify, env);
  checkRequests(fastify);
  limitBodies(fastify);
  answerWrongMethods(fastify, (url) => app.get(SitePages).hasPage(url));
  readBodies(fastify);
  warnOfUnknownProxy(fastify, env.TRUST_PROXY);
  fastify.addHook('preClose', async () => endConnections(fastify.server));
  fastify.addHook('onListen', async () => {
    const queue = app.get<QueueEngine>(QUEUE_ENGINE).kind;
    logger.info({ version, queue }, `listening on ${env.HOST}:${env.PORT}`);
  });
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
