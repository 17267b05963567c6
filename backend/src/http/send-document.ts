import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.js';
import type { SiteDocument } from './site-document.js';

/**
 * Answers a document in the best encoding that is ready, or 304 to whoever has it. Where none is ready yet, the server's
 * own compression takes its place. A status that was set before stays, and then it is always sent whole.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: SiteDocument): void {
  reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (reply.statusCode === 200 && isAtHand(document.etag, request.headers['if-none-match'])) {
    reply.status(304).send();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding && document.in(encoding);
  if (compressed) reply.header('content-encoding', encoding);
  reply.type(document.type).send(compressed ?? document.body);
}

/** Compares weakly, as RFC 9110 says for `If-None-Match`: a proxy may have changed `W/`. */
function isAtHand(etag: string, header: string | undefined): boolean {
  if (!header) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
