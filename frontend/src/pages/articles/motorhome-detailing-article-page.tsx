import { motorhomeDetailingArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '../../app/page-state';
import { StaticArticle } from '../../features/blog/components/static-article';

/** `/blog/wohnmobile-aufbereiten`. */
export function MotorhomeDetailingArticlePage() {
  return <StaticArticle body={motorhomeDetailingArticle(useFacts())} />;
}
