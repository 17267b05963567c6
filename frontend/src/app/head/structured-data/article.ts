import type { ArticleDetail, QuestionAndAnswer } from '@fahrzeugpflege/contracts';
import type { BlogPosting, FAQPage } from 'schema-dts';
import { publisher, type SiteAddress } from './business.ts';

/** Search engines refuse longer headlines. In characters. */
const LONGEST_HEADLINE = 110;

/** What the data say of an article's page. */
interface ArticleFacts {
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

/** The questions that a page shows, in its words. */
export function questionsOf(questions: readonly QuestionAndAnswer[], path: string, at: SiteAddress): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': at(`${path}#fragen`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
