import { matchRoutes } from 'react-router-dom';
import type { ContentKey } from './content-queries';
import { type RouteHandle, routes } from './routes';

/** What the page at a path reads of the site's content. */
export function queryKeysOf(pathname: string): readonly ContentKey[] {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  return (leaf?.route.handle as RouteHandle | undefined)?.queries?.(leaf?.params ?? {}) ?? [];
}
