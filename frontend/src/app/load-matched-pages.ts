import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the chunk of the page at a path and puts it into its route, so that the router starts with it at hand. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
