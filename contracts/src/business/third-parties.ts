/** What every outside provider is named by. */
export interface Provider {
  /** As the visitor reads it. */
  readonly provider: string;
  /** Its privacy notice. */
  readonly privacyUrl: string | null;
  /** Origins that it asks beside that of its own address, as `https://*.provider.example`: the site's policy lets them. */
  readonly moreOrigins: readonly string[];
}

/** The embedded vehicle listings. Without a script address the site shows what is true without them. */
export interface MarketplaceWidget extends Provider {
  readonly scriptUrl: string | null;
  readonly configurationId: string;
  readonly category: string;
  readonly language: string;
  /** The same listings on the provider's own site, for when its script is blocked. */
  readonly listingUrl: string | null;
}

/** The embedded customer reviews. */
export interface ReviewsWidget extends Provider {
  readonly scriptUrl: string | null;
  /** The business's page on the provider's own site. */
  readonly profileUrl: string | null;
}

/** The embedded map. */
export interface MapEmbed extends Provider {
  readonly embedUrl: string | null;
  /** The same place as a page of its own; also where the legal notice's address leads. */
  readonly searchUrl: string;
}

/** Plausible. The script's variant must be `manual`, or one that takes `autoCapturePageviews: false`. */
export interface PlausibleAnalytics extends Provider {
  readonly kind: 'plausible';
  readonly loadsWithoutConsent: boolean;
  readonly scriptUrl: string;
  /** The site's name in Plausible. */
  readonly domain: string;
}

/** Matomo. Where it loads without consent, it is configured to set no cookies. */
export interface MatomoAnalytics extends Provider {
  readonly kind: 'matomo';
  readonly loadsWithoutConsent: boolean;
  /** Its folder, with `matomo.js` and `matomo.php` in it. */
  readonly baseUrl: string;
  readonly siteId: string;
}

/** Google's tag. «Page changes based on browser history events» must be off in the property, or pages count twice. */
export interface GtagAnalytics extends Provider {
  readonly kind: 'gtag';
  /** It sets cookies and takes the address: never without a yes. */
  readonly loadsWithoutConsent: false;
  readonly scriptUrl: string;
  readonly measurementId: string;
}

/**
 * The analytics script. `loadsWithoutConsent` may be true only for one that sets nothing in the browser and takes no
 * personal data; any other waits for the visitor's yes.
 */
export type Analytics = { readonly kind: 'none' } | PlausibleAnalytics | MatomoAnalytics | GtagAnalytics;

/** Whose language model finds texts of the site for questions that the assistant can't answer. The visitor's browser never asks it. */
type LanguageModelProvider = Pick<Provider, 'provider' | 'privacyUrl'>;

/** Everything that may come from another host. What is null or `none` is not used. */
export interface ThirdParties {
  /** Null where the assistant answers alone, or with a model on a machine of our own. */
  readonly assistant: LanguageModelProvider | null;
  readonly marketplace: MarketplaceWidget;
  readonly reviews: ReviewsWidget;
  readonly map: MapEmbed;
  readonly analytics: Analytics;
}
