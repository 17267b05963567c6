import {
  type ArticleBody,
  type ArticleSection,
  articles,
  autohotelArticle,
  interview,
  interviewSlug,
  motorhomeDetailingArticle,
  type ServicePageId,
  steamCleaningArticle,
} from '@fahrzeugpflege/contracts/without-schemas';
import { facts } from './facts.js';
import { type KnowledgePassage, type PassageDraft, passagesOf } from './knowledge-passage.js';

/** What the blog says: its articles paragraph by paragraph, and the interview. */
export const articlePassages: readonly KnowledgePassage[] = [
  ...[steamCleaningArticle, autohotelArticle, motorhomeDetailingArticle].flatMap((article) =>
    ofArticle(article(facts)),
  ),
  ...passagesOf(
    { page: `/blog/${interviewSlug}`, subject: 'keramikversiegelung-wohnmobile' },
    interview(facts).questions.map(({ question, answer }) => ({ kind: 'question', title: question, text: answer })),
  ),
  ...passagesOf(
    { page: '/blog', subject: 'betrieb' },
    articles.map(({ title, excerpt }) => ({ kind: 'teaser', title, text: excerpt })),
  ),
];

function ofArticle({ slug, sections, callToAction }: ArticleBody): KnowledgePassage[] {
  const subject: ServicePageId = callToAction.serviceId;
  return passagesOf({ page: `/blog/${slug}`, subject }, [
    ...sections.flatMap(ofSection),
    { kind: 'titled', title: callToAction.title, text: callToAction.text },
  ]);
}

function ofSection({ heading, paragraphs, list = [], figures = [] }: ArticleSection): PassageDraft[] {
  const texts = [
    ...paragraphs,
    ...(list.length > 0 ? [`${list.join('; ')}.`] : []),
    ...figures.map(({ value, text }) => `${value}: ${text}`),
  ];
  return texts.map((text) => ({ kind: 'section', title: heading, text }));
}
