import { type ArticleDetail, interviewSlug, type LoadedQuery, type PageState } from '@fahrzeugpflege/contracts';
import { pageEntry } from './page-entries.ts';
import { articleTitle, browserTitle, canonicalPath, isPagePath, pageTitles } from './page-titles.ts';
import type { SharedPictureName } from './shared-pictures.ts';

/** Of the interview, whose title and date come from the database. */
export const INTERVIEW_PATH = `/blog/${interviewSlug}`;

/** The page whose head is written. */
export interface PageAddress {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly state: HeadState;
}

/** What of the page's state its head tells. */
export type HeadState = Pick<PageState, 'queries' | 'facts' | 'renderedAt'>;

/** What the browser, search engines and shared links are told about a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The path that search engines shall keep; none for a page that there is not. */
  readonly canonical: string | null;
  readonly noIndex: boolean;
  /** Of shared links. */
  readonly picture: SharedPictureName;
  /** The article that the page shows, where one was loaded. */
  readonly article?: ArticleDetail;
}

/** The head of any page; what there is not, or nobody can tell, is told apart by its missing canonical path. */
export function pageHead({ pathname, search, state }: PageAddress): PageHead {
  const path = canonicalPath(pathname);
  const article = loadedArticle(state.queries);
  if (isPagePath(path)) {
    const { noIndex = false, ...entry } = pageEntry(path, state.facts, new Date(state.renderedAt));
    return { title: pageTitles[path], ...entry, canonical: path, noIndex: noIndex || isSentView(search) };
  }
  if (article) return articleHead(path, article);
  const title = browserTitle(path) ?? articleTitle(article);
  return { title, description: 'Diese Seite gibt es nicht.', canonical: null, noIndex: true, picture: 'start' };
}

function articleHead(path: string, article: ArticleDetail): PageHead {
  return {
    title: articleTitle(article),
    description: article.excerpt,
    canonical: path,
    noIndex: false,
    picture: path === INTERVIEW_PATH ? 'blog-interview' : 'blog',
    article,
  };
}

/** Undefined where the page reads no article or it could not be read, null where there is none. */
function loadedArticle(queries: readonly LoadedQuery[]): ArticleDetail | null | undefined {
  const query = queries.find(({ key: [, kind, slug] }) => kind === 'blog' && slug !== undefined);
  return query?.data as ArticleDetail | null | undefined;
}

/** The thanks after a native form has its own address, but is no page to be found. */
function isSentView(search: string): boolean {
  return new URLSearchParams(search).has('gesendet');
}
