import type { ArticleDetail, ArticleTeaser, Service } from '@fahrzeugpflege/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readApi } from '../lib/api-client';
import { ApiError } from '../lib/api-error';

/** Joined by `/`, a key is the address that it is read from. */
export type ContentKey = readonly string[];

/** What a page reads of the site's content, by the parameters of its address. */
export type QueryKeysOf = (params: Readonly<Record<string, string | undefined>>) => readonly ContentKey[];

export const servicesKey: ContentKey = ['/api', 'services'];
export const articlesKey: ContentKey = ['/api', 'blog'];
/** The key of one article. */
export const articleKey = (slug: string): ContentKey => ['/api', 'blog', slug];

/** All services, in the order they are shown. */
export const servicesQuery = queryOptions({
  queryKey: servicesKey,
  queryFn: async ({ queryKey, signal }) => (await readApi(queryKey, signal)) as readonly Service[],
});

/** All articles, in the order they are shown. */
export const articlesQuery = queryOptions({
  queryKey: articlesKey,
  queryFn: async ({ queryKey, signal }) => (await readApi(queryKey, signal)) as readonly ArticleTeaser[],
});

/** One article; null when there is none of this slug. */
export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: articleKey(slug),
    queryFn: async ({ queryKey, signal }): Promise<ArticleDetail | null> => {
      try {
        return (await readApi(queryKey, signal)) as ArticleDetail;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
