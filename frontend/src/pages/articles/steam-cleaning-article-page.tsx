import { steamCleaningArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '../../app/page-state';
import { StaticArticle } from '../../features/blog/components/static-article';

/** `/blog/dampfreinigung`. */
export function SteamCleaningArticlePage() {
  return <StaticArticle body={steamCleaningArticle(useFacts())} />;
}
