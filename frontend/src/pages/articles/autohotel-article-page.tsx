import { autohotelArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/blog/autohotel`. */
export function AutohotelArticlePage() {
  return <StaticArticle body={autohotelArticle(useFacts())} />;
}
