import { articleSegment, canonicalPath, isPagePath } from './head/page-titles.ts';
import { isStaffPath } from './navigation.ts';

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
