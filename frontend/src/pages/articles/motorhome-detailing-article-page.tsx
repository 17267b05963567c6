import { motorhomeDetailingArticle } from '@fahrzeugpflege/contracts';
import { StaticArticle, staticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from '../page-route.ts';

/** `/blog/wohnmobile-aufbereiten`. */
export function MotorhomeDetailingArticlePage() {
  return <StaticArticle body={motorhomeDetailingArticle(useFacts())} />;
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: MotorhomeDetailingArticlePage,
  describe: ({ article = staticArticle('wohnmobile-aufbereiten') }) => ({
    description:
      'Waschen, Flugrost lösen, polieren, versiegeln: in welcher Reihenfolge ein Wohnmobil aufbereitet wird, worauf es ankommt und was es kostet.',
    picture: 'blog-wohnmobile-aufbereiten',
    subject: { kind: 'article', article },
  }),
};
