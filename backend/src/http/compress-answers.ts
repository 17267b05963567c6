import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses what is text and was not compressed before: JSON, rejected forms; of files, which the build compressed, it
 * knows nothing if they were registered before. Requests are never unpacked: a small one could hold a huge body.
 */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
}
