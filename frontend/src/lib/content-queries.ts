import type { ArticleDetail, ArticleTeaser, Service } from '@fahrzeugpflege/contracts';

/** Joined by `/`, a key is the address that it is read from. */
export type ContentKey = readonly string[];

/** What a page reads of the site's content, by the parameters of its address. */
export type QueryKeysOf = (params: Readonly<Record<string, string | undefined>>) => readonly ContentKey[];

export const servicesKey: ContentKey = ['/api', 'services'];
export const articlesKey: ContentKey = ['/api', 'blog'];
/** The key of one article. */
export const articleKey = (slug: string): ContentKey => ['/api', 'blog', slug];

/** Something to read of the site's content, of the type that the API answers it with. */
export interface ContentQuery<T> {
  readonly key: ContentKey;
  /** Whether there may be none: it is then null. */
  readonly mayBeMissing: boolean;
  /** For the compiler alone. */
  readonly answer?: T;
}

/** All services, in the order they are shown. */
export const servicesQuery: ContentQuery<readonly Service[]> = { key: servicesKey, mayBeMissing: false };

/** All articles, in the order they are shown. */
export const articlesQuery: ContentQuery<readonly ArticleTeaser[]> = { key: articlesKey, mayBeMissing: false };

/** One article; null when there is none of this slug. */
export function articleQuery(slug: string): ContentQuery<ArticleDetail | null> {
  return { key: articleKey(slug), mayBeMissing: true };
}
