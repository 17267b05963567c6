import { useParams } from 'react-router-dom';
import { LoadedArticle } from '#features/blog/loaded-article.tsx';

/** `/blog/:slug`: any other article of the database. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  return <LoadedArticle slug={slug} />;
}
