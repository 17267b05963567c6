import { type ArticleBody, articles } from '@fahrzeugpflege/contracts';
import { ArticleCall } from './article-call.tsx';
import { ArticleLayout } from './article-layout.tsx';
import { ArticleText } from './article-text.tsx';

/** An article whose text is part of the site. */
export function StaticArticle({ body }: { readonly body: ArticleBody }) {
  const article = articles.find(({ slug }) => slug === body.slug);
  if (!article) throw new Error(`There is no article ${body.slug}`);
  return (
    <ArticleLayout {...article}>
      <ArticleText sections={body.sections} />
      <ArticleCall {...body.callToAction} />
    </ArticleLayout>
  );
}
