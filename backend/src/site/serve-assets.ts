import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_FOLDER } from './frontend-bundle.js';

const HASHED_FILES = join(CLIENT_FOLDER, 'assets');
const SHARED_PICTURES = join(CLIENT_FOLDER, 'og');

/**
 * Serves the browser's files, compressed as the build left them: those with a hash in their name for a year, the rest to
 * be asked for each time.
 */
export async function serveAssets(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: CLIENT_FOLDER,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(HASHED_FILES);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Whoever shows a shared link shows its picture from here.
      if (path.startsWith(SHARED_PICTURES)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
