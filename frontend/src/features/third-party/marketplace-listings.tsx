import { businessProfile, phoneLink, vehicleTypes } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { EmbeddedContent } from './embedded-content.tsx';
import { isLoadableWidget, marketplaceOffer } from './embedded-offer.ts';
import { ScriptWidget } from './script-widget.tsx';

interface MarketplaceListingsProps {
  /** The way to the search, from where the listings stand. */
  readonly searchLink: ReactNode;
  readonly className?: string;
}

/** The vehicles that are for sale, as the marketplace shows them; without one configured, what is traded and how to ask. */
export function MarketplaceListings({ searchLink, className }: MarketplaceListingsProps) {
  const { marketplace } = usePageState().thirdParties;
  if (!isLoadableWidget(marketplace)) return <VehicleKinds searchLink={searchLink} className={className} />;
  const { scriptUrl, configurationId, category, language } = marketplace;
  return (
    <EmbeddedContent offer={marketplaceOffer(marketplace)} className={classNames('bg-sand', className)}>
      {(props) => (
        <ScriptWidget
          name="marketplace"
          scriptUrl={scriptUrl}
          settings={{ configurationId, category, language }}
          {...props}
        />
      )}
    </EmbeddedContent>
  );
}

interface VehicleKindsProps {
  readonly searchLink: ReactNode;
  readonly className?: string | undefined;
}

/** What is traded, and that the vehicles of the day are to be had by phone or by a search: true without any list of them. */
function VehicleKinds({ searchLink, className }: VehicleKindsProps) {
  return (
    <div className={classNames('grid gap-x-16 gap-y-8 lg:grid-cols-[8fr_4fr]', className)}>
      <ul className="border-b border-line">
        {vehicleTypes.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-2 sm:items-baseline sm:py-5"
          >
            <span className="font-display text-xl font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <div>
        <p className="max-w-[18em] text-lg">
          Welche Fahrzeuge gerade hier stehen, sagen wir Ihnen am Telefon. Oder Sie schreiben uns, was Sie suchen.
        </p>
        <a
          href={phoneLink()}
          className="figure mt-4 flex min-h-11 w-fit items-center text-2xl whitespace-nowrap text-petrol hover:underline"
        >
          {businessProfile.phone}
        </a>
        <p className="mt-4">{searchLink}</p>
      </div>
    </div>
  );
}
