import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { isLoadableWidget, marketplaceOffer } from '../embedded-offer.ts';
import { EmbeddedContent } from './embedded-content.tsx';
import { ScriptWidget } from './script-widget.tsx';
import { VehicleKinds } from './vehicle-kinds.tsx';

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
