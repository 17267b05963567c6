import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { finished } from 'node:stream';
import { PHOTO_TYPES } from '@fahrzeugpflege/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../problem/to-problem.js';
import { answerClientError } from './answer-client-error.js';
import { SERVER_LIMITS } from './http-server.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes; see {@link BodyLimit}. */
    bodyLimit?: number;
    /** See {@link StreamedBody}. */
    isStreamed?: boolean;
  }
}

/** Of one character in its longest spelling: an emoji escaped as JSON (`\ud83d\ude00`) or in a form (`%F0%9F%98%80`). */
const BYTES_OF_CHARACTER = 12;

/** For the names of the fields and the signs between them. */
const BYTES_AROUND = 1024;

/** What every other route may be sent: two passwords, in their longest spelling, are the most. In bytes. */
export const USUAL_BODY_LIMIT = 16 * 1024;

/** Bounds the body of a route by the characters that its fields may hold together, however they are spelled. */
export function BodyLimit(characters: number) {
  return RouteConfig({ bodyLimit: characters * BYTES_OF_CHARACTER + BYTES_AROUND });
}

/** The body of a route is a picture, which the route itself reads and bounds as it arrives. */
export function StreamedBody() {
  return RouteConfig({ isStreamed: true });
}

/** What is too large, but not by far, is read to its end and dropped. In bytes. */
const MOST_DROPPED = 1024 * 1024;

/**
 * Makes Fastify mind each {@link BodyLimit}; to be called before Nest adds its routes, that is before it starts. Fastify would
 * end the connection on what says of itself that it is too large, and whoever is still sending would hear of that instead
 * of the refusal: so it is refused once it has been sent.
 *
 * @param requestTime what a request may take until it has been sent, unless its body is streamed; milliseconds
 */
export function limitBodies(fastify: FastifyInstance, requestTime = SERVER_LIMITS.requestTime): void {
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit !== undefined) route.bodyLimit = limit;
  });
  fastify.addHook('onRequest', ({ headers, raw, routeOptions: { bodyLimit, config } }, _reply, done) => {
    if (config.isStreamed) return done();
    if (hasBody(raw)) limitTime(raw, requestTime);
    const length = Number(headers['content-length']);
    if (!(length > bodyLimit)) return done();
    if (length > MOST_DROPPED) return done(problemOf(413));
    finished(raw.resume(), () => done(problemOf(413)));
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Ends a request whose body has not come by then, as Node does after the time that it gives to all. */
function limitTime(request: IncomingMessage, requestTime: number): void {
  const { socket } = request;
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const timer = setTimeout(() => answerClientError(late, socket), requestTime);
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
}

/** No form of ours has a tenth of them; of sixty thousand, reading takes longer than all that follows. */
const MOST_FIELDS = 100;

/** Reads JSON and forms of a request, and hands on pictures. What is no UTF-8 is refused: read leniently, letters would be lost unnoticed. */
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
      const fields = parse(body.toString(), '&', '=', { maxKeys: MOST_FIELDS + 1 });
      const isTooMuch = Object.keys(fields).length > MOST_FIELDS;
      // As in JSON: copied onto another object, it would replace that one's prototype.
      if (!isUtf8(body) || isTooMuch || Object.hasOwn(fields, '__proto__')) done(problemOf(400));
      else done(null, fields);
    },
  );
  fastify.addContentTypeParser([...PHOTO_TYPES], (request, payload, done) => {
    if (request.routeOptions.config.isStreamed) done(null, payload);
    else done(problemOf(415));
  });
}
