import { businessProfile, steamCleaningArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle, staticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from '../page-route.ts';

/** `/blog/dampfreinigung`. */
export function SteamCleaningArticlePage() {
  return <StaticArticle body={steamCleaningArticle(useFacts())} />;
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: SteamCleaningArticlePage,
  describe: ({ article = staticArticle('dampfreinigung') }) => ({
    description: `Wie trockener Dampf mit ${businessProfile.claims.steam.temperature} und ${businessProfile.claims.steam.pressure} Polster und Ritzen reinigt, wo er nicht hingehört und was die Reinigung kostet.`,
    picture: 'blog-dampfreinigung',
    subject: { kind: 'article', article },
  }),
};
