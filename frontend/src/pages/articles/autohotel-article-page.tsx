import { autohotelArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '#app/page-state.tsx';
import { StaticArticle } from '#features/blog/components/static-article.tsx';

/** `/blog/autohotel`. */
export function AutohotelArticlePage() {
  return <StaticArticle body={autohotelArticle(useFacts())} />;
}
