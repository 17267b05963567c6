import { businessProfile, ceramicSealingPage } from '@fahrzeugpflege/contracts';
import { useFacts } from '../../app/page-state';
import { FactList } from '../../components/fact-list';
import { PriceList } from '../../components/price-list';
import { Badge } from '../../components/ui/badge';
import { FeatureList } from '../../features/service-page/components/feature-list';
import { FigureRow } from '../../features/service-page/components/figure-row';
import { ServiceEnding } from '../../features/service-page/components/service-ending';
import { ServiceSection } from '../../features/service-page/components/service-section';
import { SplitHero } from '../../features/service-page/components/split-hero';
import { splitClaim } from '../../features/service-page/split-claim';

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
