import type { ArticleDetail, BusinessFacts, QuestionAndAnswer, ServicePage } from '@fahrzeugpflege/contracts';
import type { ComponentType } from 'react';
import type { QueryKeysOf } from '#lib/content-queries.ts';
import type { SharedPictureName } from './shared-pictures.ts';

/** A page as it is known before its chunk is loaded. */
export interface PageRoute {
  /** The address that search engines shall keep, or the router's pattern of it. */
  readonly path: string;
  /** A second address of the same page. */
  readonly alias?: string;
  /** The whole browser title, where no article that was loaded has another one; left out where the page needs an article. */
  readonly title?: string;
  /** True for pages that search engines shall leave out. */
  readonly noIndex?: true;
  /** True for what stands at all addresses that are no page: the server answers them with 404. */
  readonly isNotFound?: true;
  readonly chunk: PageChunk;
  /** What the page reads of the site's content. */
  readonly queries?: QueryKeysOf;
}

/** The code of a page. Addresses of one page share it. */
export interface PageChunk {
  /** The page's source file, as the build's manifest names it: its chunk is announced in the HTML. */
  readonly source: string;
  readonly load: () => Promise<PageModule>;
  /** Undefined until it was loaded. */
  module?: PageModule;
}

/** What a page's source file exports as `pageModule`. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly describe: (state: DescribedState) => PageDescription;
}

/** What a description depends on. */
interface DescribedState {
  readonly facts: BusinessFacts;
  readonly now: Date;
  /** Of a page that reads one. */
  readonly article?: ArticleDetail;
}

/** What search engines and shared links say of a page beside its title. */
export interface PageDescription {
  /** 120 to 155 characters. */
  readonly description: string;
  /** Of shared links. */
  readonly picture: SharedPictureName;
  readonly subject?: PageSubject;
}

/** What a page is about, for its structured data. */
type PageSubject =
  | { readonly kind: 'site' | 'business' | 'catalog' }
  | { readonly kind: 'questions'; readonly questions: readonly QuestionAndAnswer[] }
  | { readonly kind: 'service'; readonly service: ServicePage }
  | {
      readonly kind: 'article';
      readonly article: ArticleDetail;
      readonly questions?: readonly QuestionAndAnswer[];
    };

/** A chunk of its own for the page of a file below `src/pages`. */
export function pageChunk(file: string, load: () => Promise<{ readonly pageModule: PageModule }>): PageChunk {
  return { source: `src/pages/${file}.tsx`, load: async () => (await load()).pageModule };
}

/** The description of a service's page. */
export function describeService(service: ServicePage, picture: SharedPictureName): PageDescription {
  return { description: service.description, picture, subject: { kind: 'service', service } };
}
