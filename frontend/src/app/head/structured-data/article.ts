import type { ArticleDetail } from '@fahrzeugpflege/contracts';
import type { BlogPosting } from 'schema-dts';
import { publisher } from './business.ts';
import type { SiteAddress } from './site-address.ts';

/** Search engines refuse longer headlines. In characters. */
const LONGEST_HEADLINE = 110;

/** What is told of an article's page. */
export interface ArticleFacts {
  readonly article: Pick<ArticleDetail, 'title' | 'createdAt'>;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  /** Path of its picture. */
  readonly image: string;
}

/** An article of the blog. */
export function blogPosting({ article, description, path, image }: ArticleFacts, at: SiteAddress): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': at(`${path}#artikel`),
    headline: headline(article.title),
    description,
    ...(article.createdAt && { datePublished: article.createdAt }),
    image: at(image),
    inLanguage: 'de-CH',
    url: at(path),
    mainEntityOfPage: at(path),
    author: publisher(at),
    publisher: publisher(at),
  };
}

function headline(title: string): string {
  return title.length > LONGEST_HEADLINE ? `${title.slice(0, LONGEST_HEADLINE - 1).trimEnd()}…` : title;
}
