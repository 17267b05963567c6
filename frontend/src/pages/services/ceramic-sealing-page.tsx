import { businessProfile, ceramicSealingPage } from '@fahrzeugpflege/contracts';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { FigureRow, splitClaim } from '#features/service-page/figure-row.tsx';
import { SplitHero } from '#features/service-page/heroes.tsx';
import { FeatureList } from '#features/service-page/service-lists.tsx';
import { ServiceEnding, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

const { claims } = businessProfile;

/** `/leistungen/keramikversiegelung-wohnmobile`: the speciality; years of protection and prices stand out. */
export function CeramicSealingPage() {
  const page = ceramicSealingPage(useFacts());
  return (
    <>
      <SplitHero
        page={page}
        picture="ceramic"
        alt="Wassertropfen auf der hellen, versiegelten Flanke eines Wohnmobils"
        tone="petrol"
        badges={
          <>
            <Badge tone="onDark">SPEZIALIST</Badge>
            <Badge tone="onDark">TOP</Badge>
          </>
        }
      />
      <div className="page-width pt-section -mb-8">
        <FigureRow
          emphasis="first"
          figures={[
            { ...splitClaim(claims.protection), text: 'Schutz für Lack und GFK' },
            { value: claims.guarantee, text: 'Garantie auf die Versiegelung' },
            { value: claims.sealingLasts, text: 'übliche Haltbarkeit, je nach Kilometern, Standplatz und Pflege' },
          ]}
        />
      </div>
      <ServiceSection heading="Was die Schicht bewirkt" layout="beside">
        <FeatureList features={page.features} layout="pairs" />
      </ServiceSection>
      <ServiceSection heading={page.pricesHeading} tone="sand">
        <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} size="growing" />
        <FactList facts={page.facts.slice(1)} layout="columns" className="mt-12" />
      </ServiceSection>
      <ServiceEnding page={page} />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: CeramicSealingPage,
  describe: ({ facts }) => describeService(ceramicSealingPage(facts), 'keramikversiegelung-wohnmobile'),
};
