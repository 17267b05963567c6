import type { ServicePage } from '@fahrzeugpflege/contracts';
import { BigPrice } from '../../../components/big-price';
import { DraftActions } from '../../../components/draft-actions';

/** The price of a service in a box that stays in view beside what it stands next to. */
export function PriceBox({ page }: { readonly page: ServicePage }) {
  return (
    <section
      aria-labelledby="preis"
      className="h-fit rounded-lg border border-ink/40 bg-surface p-7 sm:p-10 lg:sticky lg:top-28"
    >
      <h2 id="preis" className="text-xl">
        {page.pricesHeading}
      </h2>
      {page.prices.map(({ what, price, note }) => (
        <p key={what} className="mt-6 border-t border-ink/15 pt-5">
          <span className="block text-sm text-muted">{note ? `${what}, ${note}` : what}</span>
          <BigPrice price={price} size="xl" className="mt-2 block text-petrol" />
        </p>
      ))}
      <p className="mt-4 text-sm text-muted">{page.pricesNote}</p>
      <DraftActions draft={page.mailDraft} className="mt-7 flex-col sm:max-lg:flex-row" />
    </section>
  );
}
