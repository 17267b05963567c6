import { isStaffPath, titled } from '#lib/pages.ts';
import { type PageRoute, pageChunk } from './page-route.ts';
import { notFoundRoute, publicRoutes } from './public-routes.ts';
import { staffTitles } from './staff/staff-titles.ts';

const staffChunk = pageChunk('staff/admin-page', () => import('./staff/admin-page.tsx'));

/** The same shell at every address of the staff area. */
const staffRoutes: readonly PageRoute[] = Object.entries(staffTitles).map(([path, title]) => ({
  path,
  title: titled(title),
  noIndex: true,
  chunk: staffChunk,
}));

/** All below the staff area that is no page of it, within its frame. */
const staffNotFoundRoute: PageRoute = { ...notFoundRoute, path: '/admin/*', chunk: staffChunk };

/** Every page of the site, those for all that is no page at the end. */
export const siteRoutes: readonly PageRoute[] = [...publicRoutes, ...staffRoutes, staffNotFoundRoute, notFoundRoute];

const byPath = new Map(siteRoutes.map((route) => [route.path, route]));

/** The addresses that search engines shall know, without the articles that only the database has. */
export const indexablePaths: readonly string[] = siteRoutes
  .filter(({ title, noIndex }) => title !== undefined && !noIndex)
  .map(({ path }) => path);

/** Leads to the address that search engines shall keep: both addresses of a page are one, and a slash ends none. */
export function canonicalPath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return siteRoutes.find(({ alias }) => alias === path)?.path ?? path;
}

/** The other address of a page. */
export function aliasOf(path: string): string | undefined {
  return byPath.get(path)?.alias;
}

/** Whether a canonical path is that of a page which is always there, as an article of the database is not. */
export function isPagePath(path: string): boolean {
  const route = byPath.get(path);
  return route?.title !== undefined && !route.isNotFound;
}

/** The browser title of the page at a path; undefined for an article, whose title is known with its data. */
export function browserTitle(pathname: string): string | undefined {
  const path = canonicalPath(pathname);
  if (articleSegment(path) !== undefined) return undefined;
  return isPagePath(path) ? byPath.get(path)?.title : notFoundRoute.title;
}

/** The slug in an address of the route `/blog/:slug`, encoded as it stands there. */
export function articleSegment(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1];
}

/** Slugs are trimmed, and no page is called so: what stands here is never found. */
const NOWHERE = '%20';

/**
 * The path whose page is shown at a path: its own, or for all that there is not, one for each page that says so. So the
 * server keeps no more pages than there are, whatever it is asked for.
 *
 * @param path in lower case, without a slash at its end
 */
export async function keptPath(path: string, hasArticle: (slug: string) => Promise<boolean>): Promise<string> {
  if (isPagePath(canonicalPath(path))) return path;
  const segment = articleSegment(path);
  if (segment === undefined) return isStaffPath(path) ? `/admin/${NOWHERE}` : `/${NOWHERE}`;
  return (await hasArticle(decodeURIComponent(segment))) ? path : `/blog/${NOWHERE}`;
}
