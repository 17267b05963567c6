import { businessProfile, fullMoneyText, home, moneyWords, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowRight, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture, PictureHero } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { ArticleTeasers } from '#features/blog/article-teasers.tsx';
import { ServiceList } from '#features/services/service-list.tsx';
import { ServiceRow, ServiceRowSkeleton } from '#features/services/service-row.tsx';
import { CustomerReviews } from '#features/third-party/customer-reviews.tsx';
import { MarketplaceListings } from '#features/third-party/marketplace-listings.tsx';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from './page-route.ts';

/** `/`: who this is, what it costs, what is for sale, who says so, how to reach it. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeBenefits />
      <div className="page-width pb-section">
        <SectionHeading title="Leistungen und Preise" to="/leistungen" linkLabel="Alle Leistungen" />
        <ServiceList skeletonsClass="border-b border-line" skeleton={(index) => <ServiceRowSkeleton key={index} />}>
          {(services) => (
            <ul className="border-b border-line">
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          )}
        </ServiceList>
      </div>
      <section className="border-y border-line bg-surface py-section">
        <div className="page-width">
          <SectionHeading title="Womit wir handeln" to="/fahrzeuge" linkLabel="Zu den Fahrzeugen" />
          <MarketplaceListings
            searchLink={
              <Link to="/fahrzeuge#suchauftrag" className={buttonClass({ variant: 'outline' })}>
                Suchauftrag geben
              </Link>
            }
          />
        </div>
      </section>
      <HomeAbout />
      <section className="page-width pb-section">
        <SectionHeading title="Unsere Kunden" />
        <CustomerReviews />
      </section>
      <section className="page-width pb-section">
        <SectionHeading title="Aus dem Blog" to="/blog" linkLabel="Alle Artikel" />
        <ArticleTeasers />
      </section>
      <Closing />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: HomePage,
  describe: ({ facts }) => ({
    description: `Keramikversiegelung für Wohnmobile ${fullMoneyText(facts.prices.ceramicSealing)}, Autohotel, Dampfreinigung, Handel, Vermittlung und Einlagerung in ${businessProfile.town}.`,
    picture: 'start',
    subject: { kind: 'site' },
  }),
};

interface SectionHeadingProps {
  readonly title: string;
  readonly to?: string;
  readonly linkLabel?: string;
}

/** A part's heading, and the way to all of its kind. */
function SectionHeading({ title, to, linkLabel }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 md:mb-8">
      <h2 className="text-3xl">{title}</h2>
      {to && (
        <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-petrol">
          {linkLabel} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}

function Closing() {
  return (
    <section className="border-t border-line">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 py-10 md:py-14">
        <h2 className="text-2xl">Fragen zu Ihrem Fahrzeug?</h2>
        <p className="flex flex-wrap items-baseline gap-x-8">
          <a
            href={phoneLink()}
            className="figure -my-2 inline-flex min-h-11 items-center text-2xl whitespace-nowrap text-petrol hover:underline"
          >
            {businessProfile.phone}
          </a>
          <Link to="/kontakt" className="text-link inline-flex min-h-11 items-center font-semibold text-petrol">
            Kontakt und Öffnungszeiten
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Who this is, what it costs, and the two ways to it, beside the water that rolls off. */
function HomeHero() {
  const { badge, heading, lead } = home.hero;
  return (
    <PictureHero picture="beads" narrow="beads-portrait">
      <Badge tone="onDark">{badge}</Badge>
      <h1 className="max-w-[9.3em] text-4xl">{heading}</h1>
      <p className="max-w-[20em] text-lg text-mist lg:max-w-[25em]">
        <KeptAmounts>{lead}</KeptAmounts>
      </p>
      <Offer />
    </PictureHero>
  );
}

function Offer() {
  const { before, amount, vat } = moneyWords(useFacts().prices.ceramicSealing);
  return (
    <>
      <p className="mt-2 text-mist">
        {before} <span className="figure mx-0.5 text-3xl text-paper">{amount}</span>{' '}
        <span className="whitespace-nowrap">{vat}</span>
      </p>
      <div className="actions max-md:pb-16">
        <Link to="/leads" className={buttonClass({ variant: 'accent' })}>
          Anfrage starten
        </Link>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
        </a>
      </div>
    </>
  );
}

/** What the sealing brings: three statements beside the surface they are about. */
function HomeBenefits() {
  return (
    <section className="page-grid gap-y-8 py-section">
      <div className="relative col-[full] lg:col-[full-start/span_6]">
        <Picture
          name="ceramic"
          alt="Wassertropfen auf der hellen, versiegelten Flanke eines Wohnmobils"
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover md:aspect-2/1 lg:absolute lg:inset-0 lg:h-full"
        />
      </div>
      <div className="col-[content] lg:col-[span_6/content-end]">
        <h2 className="text-3xl">{home.benefitsHeading}</h2>
        <ol className="mt-8">
          {home.benefits.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6 last:pb-0">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose text-muted">
                <KeptAmounts>{text}</KeptAmounts>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The years of experience, and the way to the about page. */
function HomeAbout() {
  const { heading, text, linkLabel } = home.about;
  return (
    <section className="page-grid gap-y-8 py-section lg:items-end">
      <div className="col-[content] md:col-[content-start/span_6] lg:pr-6">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        <Link
          to="/uber-uns"
          className="text-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-petrol"
        >
          {linkLabel} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div className="col-[full] md:col-[span_7/full-end]">
        <Picture
          name="hall"
          alt="Halle mit Wagen unter hellen Stoffhüllen"
          sizes="(min-width: 48rem) 60vw, 100vw"
          className="aspect-3/2 w-full object-cover object-left md:aspect-square lg:aspect-3/2"
        />
      </div>
    </section>
  );
}
