import type { Analytics, MapEmbed, MarketplaceWidget, ReviewsWidget, ThirdParties } from '@fahrzeugpflege/contracts';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** What the site and every frame in it goes without. */
const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** For how long a browser that has seen the site by HTTPS asks for it in no other way; seconds, half a year. */
const HTTPS_ALONE = 180 * 24 * 60 * 60;

/** What the security headers depend on. */
interface SecurityOptions {
  readonly publicUrl: string;
  readonly thirdParties: ThirdParties;
}

/** Puts the security headers on every answer. */
export function registerSecurityHeaders(fastify: FastifyInstance, { publicUrl, thirdParties }: SecurityOptions): void {
  // Not by @fastify/helmet, which puts all headers together anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(publicUrl, thirdParties),
    strictTransportSecurity: isSecure(publicUrl) && { maxAge: HTTPS_ALONE, includeSubDomains: false },
    // Maps and widgets are frames of other origins that don't opt in to being embedded by such a page.
    crossOriginEmbedderPolicy: false,
    // OpenStreetMap's tile policy wants to know the site that shows its tiles; no path is sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY);
    setHeaders(request.raw, reply.raw, () => done());
  });
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Directives to which configured providers add their origins, as helmet names them. */
const OPEN_DIRECTIVES = ['scriptSrc', 'connectSrc', 'frameSrc', 'imgSrc', 'styleSrc', 'fontSrc'] as const;

type OpenDirective = (typeof OPEN_DIRECTIVES)[number];

/** Which origins a provider needs, and where. */
interface Opening {
  readonly directives: readonly OpenDirective[];
  readonly origins: readonly string[];
}

/** The site's content security policy, in helmet's form: all from ourselves, and what the configured providers need. */
export function contentSecurityPolicy(publicUrl: string, thirdParties: ThirdParties) {
  const openings = openingsOf(thirdParties);
  const open = OPEN_DIRECTIVES.map((directive) => [directive, ["'self'", ...added(directive, openings)]]);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      ...(Object.fromEntries(open) as Record<OpenDirective, string[]>),
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      ...(isSecure(publicUrl) ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

function added(directive: OpenDirective, openings: readonly Opening[]): string[] {
  const origins = openings.filter(({ directives }) => directives.includes(directive)).flatMap(({ origins }) => origins);
  return [...new Set(origins)];
}

function openingsOf({ marketplace, reviews, map, analytics }: ThirdParties): readonly Opening[] {
  return [...widgetOpening(marketplace), ...widgetOpening(reviews), ...mapOpening(map), ...analyticsOpening(analytics)];
}

/** A widget's script draws as it likes: with pictures, frames, styles and fonts of its provider. */
function widgetOpening({ scriptUrl, moreOrigins }: MarketplaceWidget | ReviewsWidget): Opening[] {
  return scriptUrl ? [{ directives: OPEN_DIRECTIVES, origins: [new URL(scriptUrl).origin, ...moreOrigins] }] : [];
}

/** A map is a frame, whose address is asked by `fetch` before, to see whether it answers. */
function mapOpening({ embedUrl, moreOrigins }: MapEmbed): Opening[] {
  return embedUrl
    ? [{ directives: ['connectSrc', 'frameSrc'], origins: [new URL(embedUrl).origin, ...moreOrigins] }]
    : [];
}

/** Counts are sent by `fetch`, by a beacon or as the address of a picture. */
function analyticsOpening(analytics: Analytics): Opening[] {
  if (analytics.kind === 'none') return [];
  const address = analytics.kind === 'matomo' ? analytics.baseUrl : analytics.scriptUrl;
  const origins = [new URL(address).origin, ...analytics.moreOrigins];
  return [{ directives: ['scriptSrc', 'connectSrc', 'imgSrc'], origins }];
}
