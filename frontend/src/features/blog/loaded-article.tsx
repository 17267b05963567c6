import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { LoadFailure, type LoadFailureProps, Skeleton } from '#components/ui/loading.tsx';
import { articleQuery } from '#lib/content-queries.ts';
import { articleTitle, useBrowserTitle } from '#lib/pages.ts';
import { useContent } from '#lib/use-content.ts';
import { ArticleLayout, BackToBlog } from './article-layout.tsx';

interface LoadedArticleProps {
  readonly slug: string;
  /** What stands between the excerpt and the footer. */
  readonly children?: ReactNode;
}

/** An article that the server knows, with all states of its loading. */
export function LoadedArticle({ slug, children }: LoadedArticleProps) {
  const { data: article, hasFailed, isRetrying, retry } = useContent(articleQuery(slug));
  useBrowserTitle(articleTitle(article));
  if (article) {
    return (
      <ArticleLayout {...article}>
        {children}
        <ArticleFooter />
      </ArticleLayout>
    );
  }
  if (article === null) return <MissingArticle />;
  return hasFailed ? <FailedArticle onRetry={retry} isRetrying={isRetrying} /> : <ArticleSkeleton />;
}

function MissingArticle() {
  return (
    <div className="page-width py-section">
      <h1 className="text-3xl">Artikel nicht gefunden</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        Vielleicht wurde er verschoben oder die Adresse ist unvollständig. Alle Artikel finden Sie in der Übersicht.
      </p>
      <Link to="/blog" className={`${buttonClass()} mt-8`}>
        Zurück zum Blog
      </Link>
    </div>
  );
}

function FailedArticle(retrying: Pick<LoadFailureProps, 'onRetry' | 'isRetrying'>) {
  return (
    <div className="page-width py-section">
      <BackToBlog />
      <h1 className="mt-5 text-3xl">Artikel zurzeit nicht verfügbar</h1>
      <LoadFailure withPhone {...retrying} className="mt-8 max-w-2xl">
        Der Artikel konnte nicht geladen werden.
      </LoadFailure>
    </div>
  );
}

function ArticleSkeleton() {
  return (
    <div className="page-grid pt-6 pb-section md:pt-10">
      <div className="col-[content] lg:col-end-12">
        <BackToBlog />
        <p role="status" className="sr-only">
          Artikel wird geladen …
        </p>
        <Skeleton className="mt-5 h-11 w-11/12 lg:h-14" />
        <Skeleton className="mt-3 h-11 w-2/3 lg:h-14" />
      </div>
      <div className="col-[content] mt-6 lg:col-[content-start/span_3] lg:mt-12">
        <Skeleton className="h-5 w-36" />
      </div>
      <div className="col-[full] mt-8 lg:col-start-5 lg:col-end-[full-end] lg:mt-12">
        <Skeleton className="aspect-3/2 w-full lg:aspect-16/9" />
      </div>
      <div className="col-[content] max-w-[32.5em] pt-10 lg:col-start-5 lg:max-w-none lg:pt-14">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="mt-3 h-6 w-4/5" />
      </div>
    </div>
  );
}

/** The end of an article of the database: the contact page, and the business's speciality. */
function ArticleFooter() {
  return (
    <footer className="mt-14 border-t-2 border-petrol pt-8">
      <p className="max-w-[30.5em] font-display text-xl font-semibold">
        Möchten Sie wissen, was die Versiegelung für Ihr Fahrzeug kostet?
      </p>
      <div className="mt-6 actions">
        <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </Link>
        <Link to="/angebote/aufbereitung" className={buttonClass({ variant: 'outline' })}>
          Zur Keramikversiegelung
        </Link>
      </div>
    </footer>
  );
}
