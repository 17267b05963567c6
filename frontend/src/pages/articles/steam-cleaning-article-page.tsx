import { steamCleaningArticle } from '@fahrzeugpflege/contracts';
import { useFacts } from '#app/page-state.tsx';
import { StaticArticle } from '#features/blog/components/static-article.tsx';

/** `/blog/dampfreinigung`. */
export function SteamCleaningArticlePage() {
  return <StaticArticle body={steamCleaningArticle(useFacts())} />;
}
