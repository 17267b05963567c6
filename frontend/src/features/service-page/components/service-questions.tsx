import { articles, type ServicePage } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Accordion } from '#components/ui/accordion.tsx';
import { ServiceSection } from './service-section.tsx';

/** The questions that visitors ask of a service, and the way to its article. */
export function ServiceQuestions({
  page,
  tone,
}: {
  readonly page: ServicePage;
  readonly tone?: 'paper' | 'sand' | 'ruled';
}) {
  return (
    <ServiceSection
      heading="Häufige Fragen"
      layout="beside"
      {...(tone && { tone })}
      intro={page.articleSlug && <ArticleLink slug={page.articleSlug} />}
    >
      <Accordion items={page.questions} />
    </ServiceSection>
  );
}

function ArticleLink({ slug }: { readonly slug: string }) {
  const article = articles.find((one) => one.slug === slug);
  if (!article) return null;
  return (
    <p className="mt-6 max-w-xs border-t border-ink/15 pt-4">
      <span className="block text-sm text-muted">Mehr dazu im Blog</span>
      <Link to={`/blog/${slug}`} className="group block py-2 font-semibold text-petrol hover:underline">
        {article.title}{' '}
        <ArrowRight
          aria-hidden="true"
          className="inline size-4 transition-transform duration-150 group-hover:translate-x-1"
        />
      </Link>
    </p>
  );
}
