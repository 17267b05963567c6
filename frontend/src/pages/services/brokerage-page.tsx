import { brokeragePage } from '@fahrzeugpflege/contracts';
import { ClosingCall } from '#components/closing-call.tsx';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { BrokerageCalculation } from '#features/service-page/components/brokerage-calculation.tsx';
import { ExtrasList } from '#features/service-page/components/extras-list.tsx';
import { FeatureList } from '#features/service-page/components/feature-list.tsx';
import { OffsetHero } from '#features/service-page/components/offset-hero.tsx';
import { ReasonsLines } from '#features/service-page/components/reasons.tsx';
import { ServiceQuestions } from '#features/service-page/components/service-questions.tsx';
import { ServiceSection } from '#features/service-page/components/service-section.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/leistungen/vermittlung`: what a sale costs, by calculation. */
export function BrokeragePage() {
  const page = brokeragePage(useFacts());
  return (
    <>
      <OffsetHero
        page={page}
        picture="two-keys"
        alt="Zwei Fahrzeugschlüssel mit Anhänger auf einem Holztisch"
        offset="below"
      />
      <BrokerageCalculation />
      <ServiceSection heading={page.stepsHeading} layout="beside">
        <Steps steps={page.steps} />
      </ServiceSection>
      <ServiceSection heading="Was Sie davon haben" tone="ruled">
        <FeatureList features={page.features} layout="columns" />
      </ServiceSection>
      <div className="border-t border-ink/15">
        <div className="page-width grid gap-x-16 gap-y-12 py-section lg:grid-cols-2 lg:py-24">
          <section>
            <h2 className="mb-8 text-2xl">{page.pricesHeading}</h2>
            <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} />
          </section>
          <section>
            <h2 className="mb-8 text-2xl">Bedingungen</h2>
            <FactList facts={page.facts.slice(1)} />
          </section>
        </div>
      </div>
      <ServiceSection heading={page.whyHeading} layout="beside" tone="sand">
        <ReasonsLines reasons={page.why} />
      </ServiceSection>
      <ServiceSection heading={page.extrasHeading}>
        <ExtrasList page={page} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="ruled" />
      <ClosingCall {...page.closing} />
    </>
  );
}
