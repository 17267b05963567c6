import type { ServicePage } from '@fahrzeugpflege/contracts';
import { DraftActions } from '#components/draft-actions.tsx';
import { BigPrice } from '#components/prices.tsx';

/** The price of a service in a box, with the two ways to ask for it. */
export function PriceBox({ page }: { readonly page: ServicePage }) {
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
