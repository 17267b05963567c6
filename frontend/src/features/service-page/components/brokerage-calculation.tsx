import { businessProfile, formatFrancs } from '@fahrzeugpflege/contracts';
import { Unbroken } from '#components/unbroken.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { type BrokerageCost, brokerageCosts } from '../brokerage-cost.ts';

const { claims } = businessProfile;
const HEADINGS = ['Verkauft nach', 'Vermittlung', 'Provision', 'Ihnen bleiben'];
/** Of a vehicle to reckon with, in francs. */
const SALE_PRICE = 60_000;
const MONTHS = [3, 6, 12];

/** What the fixed amount adds up to, and what is left of a sale without a commission. */
export function BrokerageCalculation() {
  const costs = brokerageCosts(useFacts().prices.brokerage, MONTHS);
  return (
    <section aria-labelledby="rechnung" className="bg-sand">
      <div className="page-width py-section lg:pt-28 lg:pb-24">
        <h2 id="rechnung" className="max-w-[12.4em] text-2xl">
          Die Rechnung: Betrag mal Monate
        </h2>
        <p className="mt-4 max-w-[52ch] text-muted">
          Ein Beispiel mit dem Einstiegspreis und einem Verkaufspreis von{' '}
          <Unbroken>CHF {formatFrancs(SALE_PRICE)}</Unbroken>. Die Mindestdauer beträgt {claims.brokerageMinimumTerm}.
        </p>
        <table className="mt-8 w-full border-b border-ink/40 text-right tabular-nums lg:mt-12">
          <caption className="sr-only">Kosten und Erlös nach Dauer der Vermittlung</caption>
          <thead className="align-bottom text-sm text-muted">
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="pb-3 pl-3 font-normal first:pl-0 first:text-left">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-display text-base font-semibold sm:text-2xl">
            {costs.map((cost) => (
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
