/** A link of header, menu or footer. */
export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** The site's main links, in the order that header, mobile menu and footer show them. */
export const mainLinks: readonly NavigationLink[] = [
  { to: '/promo-womo-fruhbucher', label: 'Frühbucher-Aktion' },
  { to: '/leads', label: 'Anfrage starten' },
];

/** The page that the header's button leads to. */
export const contactLink: NavigationLink = { to: '/kontakt', label: 'Kontakt' };
