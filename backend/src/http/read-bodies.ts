import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problem/to-problem.js';

/** Reads JSON and forms of a request. What is no UTF-8 is refused: read leniently, letters would be lost unnoticed. */
export function readBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parseJson(request, body.toString(), done);
    else done(problemOf(400));
  });
  fastify.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      const fields = parse(body.toString(), '&', '=', { maxKeys: 0 });
      // As in JSON: copied onto another object, it would replace that one's prototype.
      if (!isUtf8(body) || Object.hasOwn(fields, '__proto__')) done(problemOf(400));
      else done(null, fields);
    },
  );
}
