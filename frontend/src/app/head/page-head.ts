import type { ArticleDetail, LoadedQuery, PageState } from '@fahrzeugpflege/contracts';
import { articleTitle, isSentView, sentTitle } from '#lib/pages.ts';
import type { PageDescription, PageModule, PageRoute } from '#pages/page-route.ts';
import { canonicalPath } from '#pages/site-routes.ts';

/** The page whose head is written. */
export interface DescribedPage {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly route: Pick<PageRoute, 'title' | 'noIndex' | 'isNotFound'>;
  readonly module: PageModule;
  readonly state: HeadState;
}

/** The part of the page's state that its head is made of. */
export type HeadState = Pick<PageState, 'queries' | 'facts' | 'renderedAt' | 'formState'>;

/** What the browser, search engines and shared links read about a page. */
export interface PageHead extends PageDescription {
  readonly title: string;
  /** The path that search engines shall keep; none for a page that there is not. */
  readonly canonical: string | null;
  readonly noIndex: boolean;
  /** The article that the page shows, where one was loaded. */
  readonly article?: ArticleDetail;
}

/** The head of any page; one that there is not, or that nobody could look up, has no canonical path. */
export function pageHead({ pathname, search, route, module, state }: DescribedPage): PageHead {
  const article = loadedArticle(state.queries);
  const title = (!article && route.title) || articleTitle(article);
  if (route.isNotFound || (route.title === undefined && !article)) {
    return { title, description: 'Diese Seite gibt es nicht.', canonical: null, noIndex: true, picture: 'start' };
  }
  const loaded = article ? { article } : {};
  const isSent = isSentView(search);
  return {
    title: isSent ? sentTitle(title) : title,
    ...module.describe({ facts: state.facts, now: new Date(state.renderedAt), ...loaded }),
    canonical: canonicalPath(pathname),
    noIndex: route.noIndex === true || isSent,
    ...loaded,
  };
}

/** Undefined where the page reads no article or it could not be read, null where there is none. */
function loadedArticle(queries: readonly LoadedQuery[]): ArticleDetail | null | undefined {
  const query = queries.find(({ key: [, kind, slug] }) => kind === 'blog' && slug !== undefined);
  return query?.data as ArticleDetail | null | undefined;
}
