import { createLogger, NestLogger } from '@fahrzeugpflege/infra/logging';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { BackendEnvironment } from './env.js';
import { ProblemFilter } from './problem/problem.filter.js';
import { serveAssets } from './site/serve-assets.js';

/** The longest message, each character percent-encoded, fits; what is larger is no enquiry. In bytes. */
const BODY_LIMIT = 256 * 1024;

/** Builds the API without listening. */
export async function createApp(env: BackendEnvironment): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: env.TRUST_PROXY?.split(',') ?? false,
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env), adapter, {
    logger: new NestLogger(createLogger('api', env.LOG_LEVEL)),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(env.publicUrl), hsts: false });
  await serveAssets(adapter.getInstance());
  return app;
}

function contentSecurityPolicy(publicUrl: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", 'mailto:'],
      imgSrc: ["'self'", 'data:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}
