import { servicePaths } from '@fahrzeugpflege/contracts';
import { aliasOf, articleSegment, canonicalPath, isPagePath } from '#pages/site-routes.ts';

/** A link of header, menu or footer. */
export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** Id of the footer's links, where the menu leads when it can't open. */
export const PAGE_LINKS_ID = 'seiten';

/** The pages of the six services; the first is marked TOP. */
export const serviceLinks: readonly NavigationLink[] = servicePaths.map(({ canonical, label }) => ({
  to: canonical,
  label,
}));

/** The overview of the services. */
export const allServicesLink: NavigationLink = { to: '/leistungen', label: 'Alle Leistungen' };

const vehiclesLink: NavigationLink = { to: '/fahrzeuge', label: 'Fahrzeuge' };
const aboutLink: NavigationLink = { to: '/uber-uns', label: 'Über uns' };
const blogLink: NavigationLink = { to: '/blog', label: 'Blog' };

/** The links beside the services, in the order that header and mobile menu show them. */
export const mainLinks: readonly NavigationLink[] = [vehiclesLink, aboutLink, blogLink];

/** The page that the header's button leads to. */
export const contactLink: NavigationLink = { to: '/kontakt', label: 'Kontakt' };

/** The footer's list of what is no service. */
export const companyLinks: readonly NavigationLink[] = [
  aboutLink,
  blogLink,
  vehiclesLink,
  contactLink,
  { to: '/leads', label: 'Anfrage starten' },
  { to: '/promo-womo-fruhbucher', label: 'Frühbucher-Aktion' },
];

/** What the law asks for, on the footer's last line. */
export const legalLinks: readonly NavigationLink[] = [
  { to: '/datenschutz', label: 'Datenschutz' },
  { to: '/impressum', label: 'Impressum' },
];

/**
 * The `aria-current` of a link: `page` on its own page, `true` on a page below it. None on an address that is no page:
 * the not-found page is the same at each of them.
 */
export function currentMark({ to }: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const alias = aliasOf(to);
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path === to || path === alias) return 'page';
  if (!isPagePath(canonicalPath(path)) && articleSegment(path) === undefined) return undefined;
  return path.startsWith(`${to}/`) || (alias && path.startsWith(`${alias}/`)) ? 'true' : undefined;
}
