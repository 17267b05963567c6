import { autohotelPage } from '@fahrzeugpflege/contracts';
import { ClosingCall } from '#components/closing-call.tsx';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { BandHero } from '#features/service-page/components/band-hero.tsx';
import { ExtrasList } from '#features/service-page/components/extras-list.tsx';
import { Pillars } from '#features/service-page/components/pillars.tsx';
import { ReasonsBox } from '#features/service-page/components/reasons.tsx';
import { ServiceQuestions } from '#features/service-page/components/service-questions.tsx';
import { ServiceSection } from '#features/service-page/components/service-section.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** `/leistungen/autohotel`: guarded round the clock, an even climate, a charged battery. */
export function AutohotelPage() {
  const page = autohotelPage(useFacts());
  return (
    <>
      <BandHero page={page} picture="autohotel" alt="Flanke eines dunkelgrünen Wagens unter einem Lichtband" />
      <div className="page-width">
        <FactList facts={page.facts.slice(1)} layout="columns" />
      </div>
      <ServiceSection heading="Was der Platz Ihrem Fahrzeug bietet">
        <Pillars pillars={page.features} marks={['24/7', 'Klima', 'Batterie', 'Pflege']} />
      </ServiceSection>
      <ServiceSection heading={page.stepsHeading} tone="sand">
        <Steps steps={page.steps} layout="row" />
      </ServiceSection>
      <div className="page-width grid gap-x-16 gap-y-14 py-section lg:grid-cols-2 lg:py-24">
        <section>
          <h2 className="mb-8 text-2xl">{page.pricesHeading}</h2>
          <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} />
        </section>
        <ReasonsBox heading={page.whyHeading} reasons={page.why} />
      </div>
      <ServiceSection heading={page.extrasHeading} layout="beside" tone="ruled">
        <ExtrasList page={page} columns={2} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="ruled" />
      <ClosingCall {...page.closing} />
    </>
  );
}
