/** A public page: its address, its heading, and the start of its browser title. */
export interface PublicPage {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly title: RegExp;
}

/** The public pages, and the states of them that have an address. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: /Wohnmobil/, title: /^Fahrzeugpflege Roggwil/ },
  { path: '/kontakt', heading: 'Kontakt', title: /^Kontakt \|/ },
  { path: '/kontakt?gesendet=1', heading: 'Kontakt', title: /^Kontakt \|/ },
  { path: '/promo-womo-fruhbucher', heading: /20% Rabatt/, title: /^Frühbucher-Aktion/ },
  { path: '/danke', heading: 'Vielen Dank für Ihre Anfrage!', title: /^Vielen Dank/ },
  { path: '/leads', heading: 'Anfrage starten', title: /^Anfrage starten \|/ },
  { path: '/leads?gesendet=1', heading: 'Anfrage starten', title: /^Anfrage starten \|/ },
];
