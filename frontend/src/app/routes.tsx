import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import type { ContentKey } from '#lib/content-queries.ts';
import type { PageRoute } from '#pages/page-route.ts';
import { siteRoutes } from '#pages/site-routes.ts';
import { PageSlot } from './page-slot.tsx';
import { RootLayout } from './root-layout.tsx';

const pages: RouteObject[] = siteRoutes.flatMap((route) =>
  [route.path, route.alias ?? []].flat().map((path) => ({
    path,
    handle: route,
    element: <PageSlot page={route.chunk} />,
  })),
);

const routes: RouteObject[] = [{ element: <RootLayout />, children: pages }];

/** The page of the address, within the layout. */
export function SiteRoutes() {
  return useRoutes(routes);
}

/** A page at an address. */
interface FoundRoute extends PageRoute {
  /** What it reads of the site's content. */
  readonly queryKeys: readonly ContentKey[];
}

/** The page at a path; some route matches every path. */
export function pageAt(pathname: string): FoundRoute {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  if (!leaf) throw new Error(`No route matches ${pathname}`);
  const route = leaf.route.handle as PageRoute;
  return { ...route, queryKeys: route.queries?.(leaf.params) ?? [] };
}
