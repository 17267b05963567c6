import {
  type ArticleDetail,
  articles,
  type BusinessFacts,
  campaignTexts,
  interview,
  type Service as ListedService,
  type LoadedQuery,
  servicePages,
  servicePaths,
} from '@fahrzeugpflege/contracts';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { type HeadState, INTERVIEW_PATH, type PageHead } from '../page-head.ts';
import { withoutBusinessName } from '../page-titles.ts';
import { sharedPicturePath } from '../shared-pictures.ts';
import { blogPosting, questionsOf } from './article.ts';
import { business, type SiteAddress, siteAddress, webSite } from './business.ts';
import { catalog, serviceOf } from './services.ts';

/** A page that search engines shall know. */
interface FoundPage {
  readonly path: string;
  readonly head: PageHead;
  readonly queries: readonly LoadedQuery[];
  readonly facts: BusinessFacts;
  /** As of which moment. */
  readonly now: Date;
  readonly at: SiteAddress;
}

/** What a page says to machines in schema.org's words; undefined where search engines shall leave it out. */
export function structuredData(head: PageHead, state: HeadState, publicUrl: string): Graph | undefined {
  const { queries, facts, renderedAt } = state;
  if (head.canonical === null || head.noIndex) return undefined;
  const page: FoundPage = {
    path: head.canonical,
    head,
    queries,
    facts,
    now: new Date(renderedAt),
    at: siteAddress(publicUrl),
  };
  return { '@context': 'https://schema.org', '@graph': [...subject(page), ...way(page)] };
}

/** What the page is about. */
function subject(page: FoundPage): readonly Thing[] {
  const { path, facts, now, at } = page;
  if (path === '/') return [webSite(at), business(facts, at)];
  if (path === '/kontakt') return [business(facts, at)];
  if (path === '/leistungen') return listedServices(page).map((services) => catalog(services, at));
  if (path === '/promo-womo-fruhbucher') return [questionsOf(campaignTexts(facts, now).questions, path, at)];
  return path.startsWith('/blog/') ? article(page) : service(page);
}

function service({ path, head, facts, at }: FoundPage): readonly Thing[] {
  const serviceId = servicePaths.find(({ canonical }) => canonical === path)?.serviceId;
  const page = servicePages(facts).find((content) => content.serviceId === serviceId);
  if (!page) return [];
  return [
    serviceOf({ ...page, path, image: sharedPicturePath(head.picture) }, facts, at),
    questionsOf(page.questions, path, at),
  ];
}

function article({ path, head, facts, at }: FoundPage): readonly Thing[] {
  const shown = head.article ?? seededArticle(path);
  if (!shown) return [];
  const posting = blogPosting(
    { article: shown, description: head.description, path, image: sharedPicturePath(head.picture) },
    at,
  );
  return path === INTERVIEW_PATH ? [posting, questionsOf(interview(facts).questions, path, at)] : [posting];
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

/** A page on the way to another, both ends included. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Pages that have pages below them. */
const parents: readonly Crumb[] = [
  { name: 'Leistungen', path: '/leistungen' },
  { name: 'News & Blog', path: '/blog' },
];

/**
 * The way from the start page to a page.
 *
 * @param name what the page is called
 */
function breadcrumbs(path: string, name: string, at: SiteAddress): BreadcrumbList {
  const service = servicePaths.find(({ canonical }) => canonical === path);
  const above = parents.filter((parent) => path.startsWith(`${parent.path}/`));
  const own = parents.find((parent) => parent.path === path) ?? { name: service?.label ?? name, path };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite', path: '/' }, ...above, own].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: at(crumb.path),
    })),
  };
}
