import { steamCleaningArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/blog/dampfreinigung`. */
export function SteamCleaningArticlePage() {
  return <StaticArticle body={steamCleaningArticle(useFacts())} />;
}
