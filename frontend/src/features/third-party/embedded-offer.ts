import type { MapEmbed, MarketplaceWidget, ReviewsWidget, ThirdParties } from '@fahrzeugpflege/contracts';
import { choiceName } from './choices.ts';

/** What a visitor has to know of embedded content before it loads, and the way to it without loading. */
export interface EmbeddedOffer {
  /** The name that the visitor's choice is remembered under. */
  readonly choice: string;
  /** In a sentence's beginning: «Die Karte». */
  readonly subject: string;
  readonly provider: string;
  readonly privacyUrl: string | null;
  /** The same content as a page of the provider's. */
  readonly page: { readonly url: string; readonly label: string } | null;
}

/** A part of the profile whose address is configured. */
export type Configured<T, Key extends keyof T> = T & { readonly [K in Key]: string };

/** The map. */
export function mapOffer(map: Configured<MapEmbed, 'embedUrl'>): EmbeddedOffer {
  return {
    choice: choiceName('map', map.embedUrl),
    subject: 'Die Karte',
    provider: map.provider,
    privacyUrl: map.privacyUrl,
    page: { url: map.searchUrl, label: 'Auf der Karte öffnen' },
  };
}

/** The vehicle listings. */
export function marketplaceOffer(marketplace: Configured<MarketplaceWidget, 'scriptUrl'>): EmbeddedOffer {
  const { provider, privacyUrl, listingUrl } = marketplace;
  return {
    choice: choiceName('marketplace', marketplace.scriptUrl),
    subject: 'Die Fahrzeugliste',
    provider,
    privacyUrl,
    page: listingUrl === null ? null : { url: listingUrl, label: `Fahrzeuge bei ${provider} ansehen` },
  };
}

/** The customer reviews. */
export function reviewsOffer(reviews: Configured<ReviewsWidget, 'scriptUrl'>): EmbeddedOffer {
  const { provider, privacyUrl, profileUrl } = reviews;
  return {
    choice: choiceName('reviews', reviews.scriptUrl),
    subject: 'Die Liste der Bewertungen',
    provider,
    privacyUrl,
    page: profileUrl === null ? null : { url: profileUrl, label: `Bewertungen bei ${provider} lesen` },
  };
}

/** Everything that is configured to be loaded on request. */
export function embeddedOffers({ map, marketplace, reviews }: ThirdParties): readonly EmbeddedOffer[] {
  return [
    isLoadableMap(map) && mapOffer(map),
    isLoadableWidget(marketplace) && marketplaceOffer(marketplace),
    isLoadableWidget(reviews) && reviewsOffer(reviews),
  ].filter((offer) => offer !== false);
}

/** True for a map whose address is configured. */
export function isLoadableMap(map: MapEmbed): map is Configured<MapEmbed, 'embedUrl'> {
  return map.embedUrl !== null;
}

/** True for a widget whose script is configured. */
export function isLoadableWidget<T extends MarketplaceWidget | ReviewsWidget>(
  widget: T,
): widget is Configured<T, 'scriptUrl'> {
  return widget.scriptUrl !== null;
}
