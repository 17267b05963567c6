import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../problem/to-problem.js';

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

interface Route {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Which methods each path has. A path may match several routes, and has the methods of all of them. */
export class RouteMethods {
  /** By their address without parameters, which most have. */
  private readonly fixed = new Map<string, Route>();
  private readonly open = new Map<string, Route>();

  /** @param url as Fastify knows it, with parameters like `:id`, and `*` for all that follows */
  add(url: string, methods: readonly string[]): void {
    const routes = /[:*]/.test(url) ? this.open : this.fixed;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of methods) route.methods.add(method);
    routes.set(url, route);
  }

  /** @param url of a request, with its query; empty where no route matches */
  of(url: string): string[] {
    const path = pathOf(url);
    const matching = [...this.open.values()].filter(({ pattern }) => pattern.test(path));
    const methods = [this.fixed.get(path), ...matching].flatMap((route) => [...(route?.methods ?? [])]);
    return [...new Set(methods)].sort();
  }
}

function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** In the spelling in which routes are written. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
