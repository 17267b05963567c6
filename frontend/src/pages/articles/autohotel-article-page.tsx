import { autohotelArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '../../app/page-state';
import { StaticArticle } from '../../features/blog/components/static-article';

/** `/blog/autohotel`. */
export function AutohotelArticlePage() {
  return <StaticArticle body={autohotelArticle(useFacts())} />;
}
