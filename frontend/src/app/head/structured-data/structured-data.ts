import {
  type BusinessFacts,
  type Service as ListedService,
  type LoadedQuery,
  servicePaths,
} from '@fahrzeugpflege/contracts';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { withoutBusinessName } from '#lib/pages.ts';
import { sharedPicturePath } from '#pages/shared-pictures.ts';
import type { HeadState, PageHead } from '../page-head.ts';
import { blogPosting, questionsOf } from './article.ts';
import { business, type SiteAddress, siteAddress, webSite } from './business.ts';
import { catalog, serviceOf } from './services.ts';

/** A page that search engines shall know. */
interface FoundPage {
  readonly path: string;
  readonly head: PageHead;
  readonly queries: readonly LoadedQuery[];
  readonly facts: BusinessFacts;
  readonly at: SiteAddress;
}

/** What a page says to machines in schema.org's words; undefined where search engines shall leave it out. */
export function structuredData(head: PageHead, state: HeadState, publicUrl: string): Graph | undefined {
  const { queries, facts } = state;
  if (head.canonical === null || head.noIndex) return undefined;
  const page: FoundPage = {
    path: head.canonical,
    head,
    queries,
    facts,
    at: siteAddress(publicUrl),
  };
  return { '@context': 'https://schema.org', '@graph': [...subjectOf(page), ...way(page)] };
}

/** What the page is about. */
function subjectOf({ path, head, queries, facts, at }: FoundPage): readonly Thing[] {
  const { subject, description, picture } = head;
  const image = sharedPicturePath(picture);
  switch (subject?.kind) {
    case undefined:
      return [];
    case 'site':
      return [webSite(at), business(facts, at)];
    case 'business':
      return [business(facts, at)];
    case 'catalog':
      return listedServices(queries).map((services) => catalog(services, at));
    case 'questions':
      return [questionsOf(subject.questions, path, at)];
    case 'service': {
      const { service } = subject;
      return [serviceOf({ ...service, path, image }, facts, at), questionsOf(service.questions, path, at)];
    }
    case 'article': {
      const { article, questions } = subject;
      const posting = blogPosting({ article, description, path, image }, at);
      return questions ? [posting, questionsOf(questions, path, at)] : [posting];
    }
  }
}

/** None while the database is away. */
function listedServices(queries: readonly LoadedQuery[]): (readonly ListedService[])[] {
  return queries.flatMap(({ key, data }) => (key[1] === 'services' ? [data as readonly ListedService[]] : []));
}

function way({ path, head, at }: FoundPage): readonly Thing[] {
  return path === '/' ? [] : [breadcrumbs(path, withoutBusinessName(head.title), at)];
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
