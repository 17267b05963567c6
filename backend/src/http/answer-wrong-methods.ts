import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../problem/to-problem.js';
import { RouteMethods } from './route-methods.js';

/** The route of all pages. It takes what no other route of the API takes, too. */
const PAGES = '/*';
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Answers a method that a path does not have with 405 and those that it has, `OPTIONS` with those alone, and a path that
 * there is not with 404. Has to be called before routes are registered.
 *
 * @param isPage whether the path of an address, with its query, is that of a page
 */
export function answerWrongMethods(fastify: FastifyInstance, isPage: (url: string) => Promise<boolean>): void {
  const routes = new RouteMethods();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (url !== PAGES) routes.add(url, [method].flat());
  });
  const methodsOf = async (url: string) => {
    const methods = routes.of(url);
    return methods.length === 0 && (await isPage(url)) ? PAGE_METHODS : methods;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 && !isUnknownCall(request)) done();
    else methodsOf(request.url).then((methods) => answer(request, reply, methods, done), done);
  });
}

function isUnknownCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') && request.routeOptions.url === PAGES;
}

function answer(
  { method }: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
  done: (error?: Error) => void,
): void {
  if (methods.length === 0) {
    done(problemOf(404));
    return;
  }
  reply.header('allow', methods.join(', '));
  if (method === 'OPTIONS') reply.status(204).send();
  else done(problemOf(405));
}
