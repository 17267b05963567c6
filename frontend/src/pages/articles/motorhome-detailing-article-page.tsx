import { motorhomeDetailingArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '#app/page-state.tsx';
import { StaticArticle } from '#features/blog/components/static-article.tsx';

/** `/blog/wohnmobile-aufbereiten`. */
export function MotorhomeDetailingArticlePage() {
  return <StaticArticle body={motorhomeDetailingArticle(useFacts())} />;
}
