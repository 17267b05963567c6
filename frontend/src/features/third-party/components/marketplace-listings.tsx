import { usePageState } from '../../../app/page-state';
import { classNames } from '../../../lib/class-names';
import { isLoadableWidget, marketplaceOffer } from '../embedded-offer';
import { EmbeddedContent } from './embedded-content';
import { ScriptWidget } from './script-widget';
import { VehicleKinds } from './vehicle-kinds';

/** The vehicles that are for sale, as the marketplace shows them; without one configured, what is traded and how to ask. */
export function MarketplaceListings({ className }: { readonly className?: string }) {
  const { marketplace } = usePageState().thirdParties;
  if (!isLoadableWidget(marketplace)) return <VehicleKinds className={className} />;
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
