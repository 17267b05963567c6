import {
  type ArticleDetail,
  articles,
  campaign,
  interview,
  type Service as ListedService,
  type LoadedQuery,
  servicePages,
  servicePaths,
} from '@fahrzeugpflege/contracts';
import type { Graph, Thing } from 'schema-dts';
import { INTERVIEW_PATH, type PageHead } from '../page-head';
import { withoutBusinessName } from '../page-titles';
import { sharedPicturePath } from '../shared-pictures';
import { blogPosting } from './article';
import { breadcrumbs } from './breadcrumbs';
import { business, webSite } from './business';
import { questionsOf } from './questions';
import { catalog, serviceOf } from './services';
import { type SiteAddress, siteAddress } from './site-address';

/** A page that search engines shall know. */
interface FoundPage {
  readonly path: string;
  readonly head: PageHead;
  readonly queries: readonly LoadedQuery[];
  readonly at: SiteAddress;
}

/** What a page says to machines in schema.org's words; undefined where search engines shall leave it out. */
export function structuredData(head: PageHead, queries: readonly LoadedQuery[], publicUrl: string): Graph | undefined {
  if (head.canonical === null || head.noIndex) return undefined;
  const page: FoundPage = { path: head.canonical, head, queries, at: siteAddress(publicUrl) };
  return { '@context': 'https://schema.org', '@graph': [...subject(page), ...way(page)] };
}

/** What the page is about. */
function subject(page: FoundPage): readonly Thing[] {
  const { path, at } = page;
  if (path === '/') return [webSite(at), business(at)];
  if (path === '/kontakt') return [business(at)];
  if (path === '/leistungen') return listedServices(page).map((services) => catalog(services, at));
  if (path === '/promo-womo-fruhbucher') return [questionsOf(campaign.questions, path, at)];
  return path.startsWith('/blog/') ? article(page) : service(page);
}

function service({ path, head, at }: FoundPage): readonly Thing[] {
  const serviceId = servicePaths.find(({ canonical }) => canonical === path)?.serviceId;
  const page = servicePages.find((content) => content.serviceId === serviceId);
  if (!page) return [];
  return [
    serviceOf({ ...page, path, image: sharedPicturePath(head.picture) }, at),
    questionsOf(page.questions, path, at),
  ];
}

function article({ path, head, at }: FoundPage): readonly Thing[] {
  const shown = head.article ?? seededArticle(path);
  if (!shown) return [];
  const posting = blogPosting(
    { article: shown, description: head.description, path, image: sharedPicturePath(head.picture) },
    at,
  );
  return path === INTERVIEW_PATH ? [posting, questionsOf(interview.questions, path, at)] : [posting];
}

/** An article with a page of its own, which needs no answer of the database. */
function seededArticle(path: string): ArticleDetail | undefined {
  return articles.find(({ slug }) => `/blog/${slug}` === path);
}

/** None while the database is away. */
function listedServices({ queries }: FoundPage): (readonly ListedService[])[] {
  return queries.flatMap(({ key, data }) => (key[1] === 'services' ? [data as readonly ListedService[]] : []));
}

function way({ path, head, at }: FoundPage): readonly Thing[] {
  return path === '/' ? [] : [breadcrumbs(path, head.article?.title ?? withoutBusinessName(head.title), at)];
}
