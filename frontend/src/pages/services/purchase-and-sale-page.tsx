import { purchaseAndSalePage, vehicleTypes } from '@fahrzeugpflege/contracts';
import { ClosingCall } from '#components/closing-call.tsx';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { ExtrasList } from '#features/service-page/components/extras-list.tsx';
import { FeatureList } from '#features/service-page/components/feature-list.tsx';
import { ReasonsBox } from '#features/service-page/components/reasons.tsx';
import { ServiceQuestions } from '#features/service-page/components/service-questions.tsx';
import { ServiceSection } from '#features/service-page/components/service-section.tsx';
import { SplitHero } from '#features/service-page/components/split-hero.tsx';
import { VehicleTypes } from '#features/service-page/components/vehicle-types.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/leistungen/an-und-verkauf`: what is traded stands large and leads to the listings. */
export function PurchaseAndSalePage() {
  const page = purchaseAndSalePage(useFacts());
  return (
    <>
      <SplitHero page={page} picture="key" alt="Fahrzeugschlüssel auf dunklem Filz" tone="paper" />
      <ServiceSection heading="Aktuelle Fahrzeugtypen">
        <VehicleTypes types={vehicleTypes} />
      </ServiceSection>
      <ServiceSection heading="Woran Sie uns erkennen" tone="sand">
        <FeatureList features={page.features} layout="columns" />
      </ServiceSection>
      <ServiceSection heading={page.stepsHeading}>
        <Steps steps={page.steps} layout="row" />
      </ServiceSection>
      <div className="page-width grid gap-x-16 gap-y-14 pb-14 md:pb-20 lg:grid-cols-[7fr_5fr] lg:pb-24">
        <section>
          <h2 className="mb-8 text-2xl">{page.pricesHeading}</h2>
          <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} />
          <FactList facts={page.facts.slice(1)} className="mt-10" />
        </section>
        <ReasonsBox heading={page.whyHeading} reasons={page.why} className="h-fit" />
      </div>
      <ServiceSection heading={page.extrasHeading} tone="ruled">
        <ExtrasList page={page} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="ruled" />
      <ClosingCall {...page.closing} />
    </>
  );
}
