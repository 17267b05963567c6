import { type BusinessFacts, businessProfile, formatFrancs } from '@fahrzeugpflege/contracts';
import type { AutomotiveBusiness, DayOfWeek, OpeningHoursSpecification, Organization, WebSite } from 'schema-dts';

/** Makes whole addresses of the site's paths. */
export type SiteAddress = (path: string) => string;

/**
 * The addresses of one site.
 *
 * @param publicUrl where visitors reach it, without a slash at the end
 */
export function siteAddress(publicUrl: string): SiteAddress {
  return (path) => publicUrl + path;
}

const { name, street, postalCode, town, countryCode, location, phone, email, socialLinks } = businessProfile;

/** Monday first, as the profile lists its days. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The business as maps and search engines list it. */
export function business(facts: BusinessFacts, at: SiteAddress): AutomotiveBusiness {
  const [, locality = town, canton] = /^(.+) ([A-Z]{2})$/.exec(town) ?? [];
  return {
    '@type': 'AutomotiveBusiness',
    '@id': at('/#betrieb'),
    name,
    url: at('/'),
    image: at('/og/start.jpg'),
    logo: at('/icon-512.png'),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality,
      ...(canton && { addressRegion: canton }),
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: openingHours(facts),
    priceRange: priceRange(facts),
    currenciesAccepted: 'CHF',
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  };
}

/** The same business where a page only names it. */
export function publisher(at: SiteAddress): Organization {
  return { '@type': 'Organization', '@id': at('/#betrieb'), name, url: at('/') };
}

/** The website as a whole. */
export function webSite(at: SiteAddress): WebSite {
  return {
    '@type': 'WebSite',
    '@id': at('/#website'),
    name,
    url: at('/'),
    inLanguage: businessProfile.locale,
    publisher: { '@id': at('/#betrieb') },
  };
}

/** Days that are open at the same times share an entry. */
function openingHours({ openingHours: week, closedDays }: BusinessFacts): OpeningHoursSpecification[] {
  const days = new Map<string, DayOfWeek[]>();
  week.forEach(({ times }, index) => {
    for (const [opens, closes] of times) {
      const span = `${opens}-${closes}`;
      days.set(span, [...(days.get(span) ?? []), `https://schema.org/${DAYS[index] ?? 'Sunday'}`]);
    }
  });
  const open = [...days].map(([span, dayOfWeek]): OpeningHoursSpecification => {
    const [opens = '', closes = ''] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
  // The same time of opening and closing is how schema.org says «closed».
  const closed = closedDays.map(({ firstDay, lastDay }): OpeningHoursSpecification => {
    const validity = { validFrom: firstDay, validThrough: lastDay };
    return { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...validity };
  });
  return [...open, ...closed];
}

/** From the lowest to the highest price that a page names. */
function priceRange({ prices }: BusinessFacts): string {
  const amounts = Object.values(prices).map(({ amount }) => amount);
  return `CHF ${formatFrancs(Math.min(...amounts))}–${formatFrancs(Math.max(...amounts))}`;
}
