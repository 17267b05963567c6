import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_FOLDER } from './frontend-bundle.js';

/** Serves the browser's files: those with a hash in their name for a year, the rest to be asked for each time. */
export async function serveAssets(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(CLIENT_FOLDER, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
