import { businessProfile, type MapEmbed } from '@fahrzeugpflege/contracts';
import { buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { type Configured, isLoadableMap, mapOffer } from '../embedded-offer.ts';
import { useReachable } from '../use-reachable.ts';
import { EmbeddedContent, type EmbeddedProps } from './embedded-content.tsx';
import { MapGround } from './map-ground.tsx';

/** Where the business is: a map that loads on request; without one configured, a link to the place. */
export function LocationMap({ className }: { readonly className?: string }) {
  const { map } = usePageState().thirdParties;
  if (isLoadableMap(map)) {
    return (
      <EmbeddedContent
        offer={mapOffer(map)}
        ground={<MapGround />}
        className={classNames('min-h-124 bg-petrol-wash sm:min-h-108', className)}
      >
        {(props) => <MapFrame map={map} {...props} />}
      </EmbeddedContent>
    );
  }
  return (
    <p className={className}>
      <a href={map.searchUrl} rel="noopener" className={buttonClass({ variant: 'outline' })}>
        Auf der Karte öffnen
      </a>
    </p>
  );
}

function MapFrame({ map, onReady, onFailed }: EmbeddedProps & { readonly map: Configured<MapEmbed, 'embedUrl'> }) {
  const { name, postalCode, town } = businessProfile;
  const isReachable = useReachable(map.embedUrl, onFailed);
  return (
    isReachable && (
      <iframe
        src={map.embedUrl}
        title={`Karte: ${name}, ${postalCode} ${town}`}
        loading="lazy"
        onLoad={onReady}
        className="size-full border-0"
      />
    )
  );
}
