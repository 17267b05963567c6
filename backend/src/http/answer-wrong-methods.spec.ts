import { beforeEach, describe, expect, it } from '@jest/globals';
import { RouteMethods } from './answer-wrong-methods.js';

describe('the methods of a path', () => {
  let routes: RouteMethods;

  beforeEach(() => {
    routes = new RouteMethods();
    routes.add('/api/leads/:id', ['GET']);
    routes.add('/api/leads/:id', ['PATCH']);
    routes.add('/api/leads/:id/mails', ['POST']);
    routes.add('/api/leads/export.csv', ['GET', 'HEAD']);
    routes.add('/robots.txt', ['GET']);
  });

  it.each([
    ['/robots.txt', ['GET']],
    ['/robots.txt?x=/api', ['GET']],
    ['/%72obots.txt#x', ['GET']],
    ['/api/leads/7', ['GET', 'PATCH']],
    ['/api/leads/%F0%9F%9A%90', ['GET', 'PATCH']],
    ['/api/leads/a%2Fb', ['GET', 'PATCH']],
    ['/api/leads/7/mails', ['POST']],
    ['/api/leads/export.csv', ['GET', 'HEAD', 'PATCH']],
    ['/api/leads/', []],
    ['/api/leads/7/', []],
    ['/robotsxtxt', []],
    ['/__proto__', []],
    ['/%', []],
    ['*', []],
  ])('%s are those of all its routes: %p', (url, methods) => {
    expect(routes.of(url)).toEqual(methods);
  });
});
