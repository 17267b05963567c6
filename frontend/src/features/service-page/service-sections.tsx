import { articles, businessProfile, phoneLink, type ServicePage, type TitledText } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Accordion } from '#components/ui/accordion.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { ExtrasList, ReasonsLines } from './service-lists.tsx';

interface ServiceSectionProps {
  readonly heading: string;
  /** Under the heading. */
  readonly intro?: ReactNode;
  /** `beside` keeps the heading in a column of its own where the window is wide. */
  readonly layout?: 'above' | 'beside';
  readonly tone?: keyof typeof TONES;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One part of a service's page: a heading and what stands under or beside it. */
export function ServiceSection(props: ServiceSectionProps) {
  const { heading, intro, layout = 'above', tone = 'paper', className, children } = props;
  const id = useId();
  const isBeside = layout === 'beside';
  return (
    <section aria-labelledby={id} className={classNames(TONES[tone], className)}>
      <div className={classNames('page-width py-section', isBeside && 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-12')}>
        <header className={classNames('mb-8', isBeside ? 'lg:sticky lg:top-28 lg:mb-0 lg:self-start' : 'lg:mb-12')}>
          <h2 id={id} className={classNames('text-2xl', isBeside ? 'max-w-[11.2em]' : 'max-w-[14.9em]')}>
            {heading}
          </h2>
          {intro}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}

const TONES = {
  paper: '',
  sand: 'bg-sand',
  ruled: 'border-t border-ink/15',
} as const;

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

/** The last thing on a page: write, enquire with the vehicle's data, or call. */
export function ClosingCall({ title, text }: TitledText) {
  return (
    <section className="on-dark bg-petrol text-paper">
      <div className="page-width grid gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 className="max-w-[13.6em] text-2xl md:text-3xl">{title}</h2>
          <p className="mt-4 max-w-[26em] text-lg text-mist">
            <KeptAmounts>{text}</KeptAmounts>
          </p>
          <div className="mt-7 actions">
            <Link to="/leads" className={buttonClass({ variant: 'accent' })}>
              Anfrage starten
            </Link>
            <Link to="/kontakt" className={buttonClass({ variant: 'onDark' })}>
              Kontakt
            </Link>
          </div>
        </div>
        <p className="border-t border-mist/40 pt-5 text-mist lg:pb-1">
          Oder rufen Sie an
          <a
            href={phoneLink()}
            className="mt-0.5 flex min-h-11 w-fit items-center font-display text-2xl font-semibold whitespace-nowrap text-paper tabular-nums hover:underline"
          >
            {businessProfile.phone}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The second half of a page about work on a vehicle: how it is done, why here, what goes with it, what people ask. */
export function ServiceEnding({ page }: { readonly page: ServicePage }) {
  return (
    <>
      <ServiceSection heading={page.stepsHeading} layout="beside">
        <Steps steps={page.steps} />
      </ServiceSection>
      <ServiceSection heading={page.whyHeading} layout="beside" tone="ruled">
        <ReasonsLines reasons={page.why} />
      </ServiceSection>
      <ServiceSection heading={page.extrasHeading} tone="ruled">
        <ExtrasList page={page} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="sand" />
      <ClosingCall {...page.closing} />
    </>
  );
}
