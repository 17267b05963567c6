import { brokeragePage, businessProfile, formatFrancs, type Money } from '@fahrzeugpflege/contracts';
import { FactList } from '#components/fact-list.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { Unbroken } from '#components/unbroken.tsx';
import { OffsetHero } from '#features/service-page/heroes.tsx';
import { ExtrasList, FeatureList, ReasonsLines } from '#features/service-page/service-lists.tsx';
import { ClosingCall, ServiceQuestions, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

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

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: BrokeragePage,
  describe: ({ facts }) => describeService(brokeragePage(facts), 'vermittlung'),
};

const { claims } = businessProfile;
const HEADINGS = ['Verkauft nach', 'Vermittlung', 'Provision', 'Ihnen bleiben'];
/** Of a vehicle to reckon with, in francs. */
const SALE_PRICE = 60_000;
const MONTHS = [3, 6, 12];

/** What the fixed amount adds up to, and what is left of a sale without a commission. */
function BrokerageCalculation() {
  const { brokerage } = useFacts().prices;
  return (
    <section aria-labelledby="rechnung" className="bg-sand">
      <div className="page-width py-section lg:pt-28 lg:pb-24">
        <h2 id="rechnung" className="max-w-[12.4em] text-2xl">
          Die Rechnung: Betrag mal Monate
        </h2>
        <p className="mt-4 max-w-[26em] text-muted">
          Ein Beispiel mit <Unbroken>CHF {formatFrancs(brokerage.amount)}</Unbroken> pro Monat und einem Verkaufspreis
          von <Unbroken>CHF {formatFrancs(SALE_PRICE)}</Unbroken>. Die Mindestdauer beträgt{' '}
          {claims.brokerageMinimumTerm}.
        </p>
        <table className="mt-8 w-full border-b border-ink/40 text-right tabular-nums lg:mt-12">
          <caption className="sr-only">Kosten und Erlös nach Dauer der Vermittlung</caption>
          <thead className="align-bottom text-sm text-muted">
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="pb-3 pl-3 font-normal first:pl-0 first:text-left sm:w-1/4">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-display text-base font-semibold sm:text-2xl">
            {brokerageCosts(brokerage, MONTHS).map((cost) => (
              <CostRow key={cost.months} {...cost} />
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">Alle Beträge in Franken.</p>
      </div>
    </section>
  );
}

function CostRow({ months, total }: BrokerageCost) {
  return (
    <tr className="border-t border-ink/40 *:py-4 md:*:py-6">
      <th scope="row" className="text-left text-sm font-semibold whitespace-nowrap sm:text-xl">
        {months} Monaten
      </th>
      <td className="pl-3">{formatFrancs(total)}</td>
      <td className="pl-3">{formatFrancs(0)}</td>
      <td className="pl-3 text-petrol">{formatFrancs(SALE_PRICE - total)}</td>
    </tr>
  );
}

/** What brokerage costs after some months. */
interface BrokerageCost {
  readonly months: number;
  /** In francs. */
  readonly total: number;
}

/** The fixed monthly amount times the months. */
function brokerageCosts({ amount }: Money, months: readonly number[]): readonly BrokerageCost[] {
  return months.map((count) => ({ months: count, total: amount * count }));
}
