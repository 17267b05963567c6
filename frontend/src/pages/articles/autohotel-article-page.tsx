import { autohotelArticle, writtenPrices } from '@fahrzeugpflege/contracts';
import { StaticArticle, staticArticle } from '#features/blog/static-article.tsx';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from '../page-route.ts';

/** `/blog/autohotel`. */
export function AutohotelArticlePage() {
  return <StaticArticle body={autohotelArticle(useFacts())} />;
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: AutohotelArticlePage,
  describe: ({ article = staticArticle('autohotel'), facts }) => ({
    description: `Luft, Strom, Reifen, Sicherheit: woran ein Auto im Stand leidet, was ein Autohotel dagegen tut und was ein Platz kostet, ${writtenPrices(facts).autohotelBlog}.`,
    picture: 'blog-autohotel',
    subject: { kind: 'article', article },
  }),
};
