import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MOST_PHOTO_BYTES, MOST_PHOTO_MEGABYTES } from '@fahrzeugpflege/contracts';
import { Problem } from '../problem/problem.js';
import { problemOf } from '../problem/to-problem.js';

const CONNECTION_LOST = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET']);

/**
 * Writes what arrives into a new file, without ever holding all of it.
 *
 * @returns SHA-256 of all of it
 * @throws Problem 413 for more than a photo may have, 400 where the connection ends before; the errors of the file system
 */
export async function receiveFile(body: Readable, path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  const arriving = pipeline(
    body,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        // Whoever says so before is refused before, and hears of it; here the connection ends.
        if (bytes > MOST_PHOTO_BYTES) throw tooLarge();
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  await arriving.catch((error: unknown) => {
    throw CONNECTION_LOST.has((error as NodeJS.ErrnoException).code ?? '') ? problemOf(400) : error;
  });
  return hash.digest();
}

/** For a photo of more than {@link MOST_PHOTO_BYTES}. */
export function tooLarge(): Problem {
  return new Problem(413, 'zu-gross', `Dieses Foto ist grösser als ${MOST_PHOTO_MEGABYTES} MB.`);
}
