import { ArticleTeasers } from '#features/blog/article-teasers.tsx';
import type { PageModule } from './page-route.ts';

/** `/blog`: all articles. */
export function BlogPage() {
  return (
    <div className="page-width pt-10 pb-section md:pt-16">
      <header className="mb-10 md:mb-14 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-16">
        <h1 className="text-4xl lg:col-span-7">News &amp; Blog</h1>
        <p className="mt-4 text-lg text-muted lg:col-span-5">
          Wie Keramik, Dampf und ein guter Stellplatz wirken, was sie kosten und wo ihre Grenzen liegen.
        </p>
      </header>
      <ArticleTeasers headingLevel={2} isFirst />
    </div>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: BlogPage,
  describe: () => ({
    description:
      'Was wir über Fahrzeugpflege wissen: Keramikversiegelung, Dampfreinigung, Aufbereitung und das richtige Abstellen, erklärt aus der Werkstatt.',
    picture: 'blog',
  }),
};
