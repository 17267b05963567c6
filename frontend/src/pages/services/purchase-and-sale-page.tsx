import { purchaseAndSalePage, type TitledText, vehicleTypes } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { SplitHero } from '#features/service-page/heroes.tsx';
import { ExtrasList, FeatureList, ReasonsBox } from '#features/service-page/service-lists.tsx';
import { ClosingCall, ServiceQuestions, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

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

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: PurchaseAndSalePage,
  describe: ({ facts }) => describeService(purchaseAndSalePage(facts), 'an-und-verkauf'),
};

/** The kinds of vehicles that are traded, as large lines; each leads to the listings. Headings are `h3`. */
function VehicleTypes({ types }: { readonly types: readonly TitledText[] }) {
  return (
    <ul className="border-b border-ink/40">
      {types.map(({ title, text }) => (
        <li
          key={title}
          className="group relative grid gap-x-12 gap-y-2 border-t border-ink/40 py-6 transition-colors hover:bg-sand lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:py-7"
        >
          <h3 className="text-2xl lg:text-3xl">
            <Link
              to="/fahrzeuge"
              className="flex items-center justify-between gap-4 text-petrol after:absolute after:inset-0"
            >
              {title}
              <ArrowRight
                aria-hidden="true"
                className="size-6 shrink-0 transition-transform duration-150 group-hover:translate-x-2 lg:size-8"
              />
            </Link>
          </h3>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
