import type { ArticleTeaser } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { LoadFailure } from '#components/ui/loading.tsx';
import { articlesQuery } from '#lib/content-queries.ts';
import { useContent } from '#lib/use-content.ts';
import { ArticleCard, ArticleCardSkeleton } from './article-card.tsx';

interface ArticleTeasersProps {
  /** Of the articles' titles; 3 unless said otherwise. */
  readonly headingLevel?: 2 | 3;
  /** True where they are the first thing on a page. */
  readonly isFirst?: boolean;
}

/** How many places are held while articles load. */
const SKELETONS = 6;

/** The articles as the API lists them, the first one larger, with all states of their loading. */
export function ArticleTeasers({ headingLevel = 3, isFirst = false }: ArticleTeasersProps) {
  const { data: articles, hasFailed, isRetrying, retry } = useContent(articlesQuery);
  if (articles) {
    if (articles.length === 0) return <p className="text-lg text-muted">Keine Artikel verfügbar</p>;
    return (
      <TeaserGrid>
        {articles.map((article: ArticleTeaser, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            isLead={index === 0}
            isFirst={isFirst && index === 0}
            headingLevel={headingLevel}
            className={placeOf(index)}
          />
        ))}
      </TeaserGrid>
    );
  }
  if (hasFailed) {
    return (
      <LoadFailure withPhone onRetry={retry} isRetrying={isRetrying} className="max-w-2xl">
        Die Artikel konnten nicht geladen werden.
      </LoadFailure>
    );
  }
  return <TeaserSkeletons />;
}

function TeaserSkeletons() {
  return (
    <div>
      <p role="status" className="sr-only">
        Artikel werden geladen …
      </p>
      <TeaserGrid hidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <ArticleCardSkeleton key={placeOf(index) + String(index)} isLead={index === 0} className={placeOf(index)} />
        ))}
      </TeaserGrid>
    </div>
  );
}

interface TeaserGridProps {
  /** True where it says nothing to screen readers. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

function TeaserGrid({ hidden = false, children }: TeaserGridProps) {
  return (
    <ul aria-hidden={hidden || undefined} className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:gap-x-16">
      {children}
    </ul>
  );
}

/** The first on the left, three beside it, the rest below in pairs. */
function placeOf(index: number): string {
  if (index === 0) return 'lg:col-span-7 lg:row-span-3';
  if (index <= 3) return 'border-t border-ink/15 pt-8 lg:col-span-5 lg:first-of-type:border-t-0';
  return 'border-t border-ink/15 pt-8 lg:col-span-6';
}
