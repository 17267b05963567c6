import { motorhomeDetailingArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/blog/wohnmobile-aufbereiten`. */
export function MotorhomeDetailingArticlePage() {
  return <StaticArticle body={motorhomeDetailingArticle(useFacts())} />;
}
