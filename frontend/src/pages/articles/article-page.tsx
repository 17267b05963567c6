import { useParams } from 'react-router-dom';
import { LoadedArticle } from '#features/blog/loaded-article.tsx';
import type { PageModule } from '../page-route.ts';

/** `/blog/:slug`: any other article of the database. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  return <LoadedArticle slug={slug} />;
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: ArticlePage,
  describe: ({ article }) => {
    if (!article) throw new Error('An article is described once it is loaded');
    return { description: article.excerpt, picture: 'blog', subject: { kind: 'article', article } };
  },
};
