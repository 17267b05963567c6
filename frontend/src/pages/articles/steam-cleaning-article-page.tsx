import { steamCleaningArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle } from '../../features/blog/components/static-article';

/** `/blog/dampfreinigung`. */
export function SteamCleaningArticlePage() {
  return <StaticArticle body={steamCleaningArticle} />;
}
