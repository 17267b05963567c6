import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../components/ui/button.tsx';
import { ArticleTeasers } from '../features/blog/components/article-teasers.tsx';
import { HomeAbout } from '../features/home/components/home-about.tsx';
import { HomeBenefits } from '../features/home/components/home-benefits.tsx';
import { HomeHero } from '../features/home/components/home-hero.tsx';
import { ServiceList } from '../features/services/components/service-list.tsx';
import { ServiceRow, ServiceRowSkeleton } from '../features/services/components/service-row.tsx';
import { CustomerReviews } from '../features/third-party/components/customer-reviews.tsx';
import { MarketplaceListings } from '../features/third-party/components/marketplace-listings.tsx';

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
          <a href={phoneLink()} className="figure text-2xl whitespace-nowrap text-petrol hover:underline">
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
