import { type ServicePage, storagePage } from '@fahrzeugpflege/contracts';
import { FactList } from '#components/fact-list.tsx';
import { BigPrice } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { OffsetHero } from '#features/service-page/heroes.tsx';
import { DraftActions } from '#features/service-page/service-intro.tsx';
import { ExtrasList, FeatureList, ReasonsBox } from '#features/service-page/service-lists.tsx';
import { ClosingCall, ServiceQuestions, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

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

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: StoragePage,
  describe: ({ facts }) => describeService(storagePage(facts), 'einlagerung'),
};

/** The price of a service in a box, with the two ways to ask for it. */
function PriceBox({ page }: { readonly page: ServicePage }) {
  return (
    <section aria-labelledby="preis" className="h-fit border border-ink/40 bg-surface p-6 sm:p-8">
      <h2 id="preis" className="text-xl">
        {page.pricesHeading}
      </h2>
      {page.prices.map(({ what, price, note }) => (
        <p key={what} className="mt-4 border-t border-ink/15 pt-4">
          <span className="block text-sm text-muted">{note ? `${what}, ${note}` : what}</span>
          <BigPrice price={price} size="xl" className="mt-2 block text-petrol" />
        </p>
      ))}
      <p className="mt-4 text-sm text-muted">{page.pricesNote}</p>
      <DraftActions draft={page.mailDraft} className="mt-7" />
    </section>
  );
}
