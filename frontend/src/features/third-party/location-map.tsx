import { businessProfile, type MapEmbed } from '@fahrzeugpflege/contracts';
import { useEffect, useState } from 'react';
import { buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { EmbeddedContent, type EmbeddedProps } from './embedded-content.tsx';
import { type Configured, isLoadableMap, mapOffer } from './embedded-offer.ts';

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

/** Rings around a drop, as far apart as they are on water; in pixels. */
const RINGS = [26, 58, 98, 148, 210, 286, 378, 490, 624];

/** Stands in for the map as long as it is not loaded: rings around the place, drawn by ourselves; decorative. */
function MapGround() {
  const { latitude, longitude } = businessProfile.location;
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 text-petrol">
      <svg
        aria-hidden="true"
        className="absolute size-full mask-b-from-16 mask-b-to-40 sm:mask-b-from-24 sm:mask-b-to-64"
        fill="none"
        stroke="currentColor"
      >
        {RINGS.map((radius, index) => (
          <circle key={radius} cx="76%" cy="76" r={radius} opacity={0.42 - index * 0.04} />
        ))}
        <svg aria-hidden="true" x="76%" y="76" overflow="visible">
          <path
            d="M0 0c-6.2-9.2-11-14.6-11-20.6a11 11 0 0 1 22 0C11-14.6 6.2-9.2 0 0z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </svg>
      <p className="absolute top-5 left-5 text-xs tabular-nums sm:top-7 sm:left-7">
        {latitude.toFixed(3)}° N
        <br />
        {longitude.toFixed(3)}° O
      </p>
    </div>
  );
}

/**
 * Turns true once an address of another host has answered. A frame doesn't show it: it «loads» the browser's own error page
 * too. What the answer is stays hidden from us, so an error page of the provider's counts as one.
 *
 * @param onFailed the address is blocked, or nobody answers there
 */
function useReachable(address: string, onFailed: () => void): boolean {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(
      () => signal.aborted || setIsReachable(true),
      () => signal.aborted || onFailed(),
    );
    return () => left.abort();
  }, [address, onFailed]);
  return isReachable;
}
