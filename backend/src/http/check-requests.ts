import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem/problem.js';

/** Refuses what the header alone shows to be at fault, before anything else looks at a request. */
export function checkRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => done(faultOf(request.raw)));
}

function faultOf({ headers, rawHeaders, httpVersion }: IncomingMessage): Problem | undefined {
  const hosts = countHosts(rawHeaders);
  // RFC 9112, 3.2: a proxy may have taken the one and we the other.
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) {
    return new Problem(400, 'unlesbare-anfrage', 'Die Anfrage muss genau einen Host nennen.');
  }
  // A small body could hold a huge one; none is unpacked.
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return new Problem(415, 'falsches-format', 'Bitte senden Sie die Anfrage unkomprimiert.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Problem(417, 'unlesbare-anfrage', 'Von diesem Server lässt sich nur «100-continue» erwarten.');
  }
  return undefined;
}

/** Of names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
