import { storagePage } from '@fahrzeugpflege/contracts';
import { ClosingCall } from '#components/closing-call.tsx';
import { FactList } from '#components/fact-list.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { ExtrasList } from '#features/service-page/components/extras-list.tsx';
import { FeatureList } from '#features/service-page/components/feature-list.tsx';
import { OffsetHero } from '#features/service-page/components/offset-hero.tsx';
import { PriceBox } from '#features/service-page/components/price-box.tsx';
import { ReasonsBox } from '#features/service-page/components/reasons.tsx';
import { ServiceQuestions } from '#features/service-page/components/service-questions.tsx';
import { ServiceSection } from '#features/service-page/components/service-section.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/leistungen/einlagerung`: the way through the winter, with the price in a box at its head. */
export function StoragePage() {
  const page = storagePage(useFacts());
  return (
    <>
      <OffsetHero
        page={page}
        picture="cover"
        alt="Wohnmobil unter einer hellen Stoffhülle"
        offset="over"
        offer={<PriceBox page={page} />}
      />
      <div className="page-width">
        <FactList facts={page.facts.slice(1)} layout="columns" />
      </div>
      <ServiceSection heading={page.stepsHeading} layout="beside">
        <Steps steps={page.steps} />
      </ServiceSection>
      <ServiceSection heading="Was beim Stehen zählt" tone="sand">
        <FeatureList features={page.features} layout="pairs" />
      </ServiceSection>
      <div className="page-width grid gap-x-16 gap-y-14 py-section lg:grid-cols-[5fr_7fr] lg:py-24">
        <ReasonsBox heading={page.whyHeading} reasons={page.why} className="h-fit" />
        <section>
          <h2 className="mb-8 text-2xl">{page.extrasHeading}</h2>
          <ExtrasList page={page} columns={2} />
        </section>
      </div>
      <ServiceQuestions page={page} tone="ruled" />
      <ClosingCall {...page.closing} />
    </>
  );
}
