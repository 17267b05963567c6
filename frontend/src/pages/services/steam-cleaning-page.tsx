import { businessProfile, steamCleaningPage } from '@fahrzeugpflege/contracts';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { FigureRow, splitClaim } from '#features/service-page/figure-row.tsx';
import { SplitHero } from '#features/service-page/heroes.tsx';
import { FeatureList } from '#features/service-page/service-lists.tsx';
import { ServiceEnding, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

const { steam, germReduction } = businessProfile.claims;

const FIGURES = [
  { ...splitClaim(steam.pressure), text: 'Druck im Gerät' },
  { ...splitClaim(steam.temperature), text: 'Temperatur im Gerät' },
  { ...splitClaim(steam.water), text: 'Wasser im Dampf' },
  { ...splitClaim(germReduction), text: 'weniger Keime' },
];

/** `/leistungen/dampfreinigung`: pressure, heat and little water, in large figures. */
export function SteamCleaningPage() {
  const page = steamCleaningPage(useFacts());
  return (
    <>
      <SplitHero page={page} picture="steam" alt="Dampfstrahl vor schwarzem Grund" tone="ink">
        <div className="page-width pt-4 pb-14 md:pb-20">
          <FigureRow figures={FIGURES} emphasis="all" onDark />
        </div>
      </SplitHero>
      <ServiceSection heading="Was trockener Dampf anders macht">
        <FeatureList features={page.features} layout="rows" />
      </ServiceSection>
      <div className="bg-sand">
        <div className="page-width grid gap-x-16 gap-y-12 py-section lg:grid-cols-2">
          <section>
            <h2 className="mb-8 text-2xl">{page.pricesHeading}</h2>
            <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} size="growing" />
          </section>
          <section>
            <h2 className="mb-8 text-2xl">Kurz gesagt</h2>
            <FactList facts={page.facts.slice(1)} />
          </section>
        </div>
      </div>
      <ServiceEnding page={page} />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: SteamCleaningPage,
  describe: ({ facts }) => describeService(steamCleaningPage(facts), 'dampfreinigung'),
};
