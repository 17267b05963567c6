import { businessProfile } from '@fahrzeugpflege/contracts';

/** What the browser and search engines are told about a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** True for pages that search engines shall leave out. */
  readonly noIndex?: boolean;
}

const { name, prices, earlyBooking } = businessProfile;
const titled = (title: string) => `${title} | ${name}`;

/** The one table of browser titles and descriptions, by path. */
export const pageTable = {
  '/': {
    title: `${name} – Keramikversiegelung für Wohnmobile`,
    description: `Keramikversiegelung für Wohnmobile ${prices.ceramicSealing} exkl. MwSt., Autohotel, Dampfreinigung, An- und Verkauf, Vermittlung und Einlagerung in Roggwil BE.`,
  },
  '/kontakt': {
    title: titled('Kontakt'),
    description: `Telefon, E-Mail, Adresse und Öffnungszeiten von ${name}. Oder schreiben Sie uns eine Nachricht.`,
  },
  '/promo-womo-fruhbucher': {
    title: titled('Frühbucher-Aktion für Wohnmobile'),
    description: `${earlyBooking.discountPercent}% Frühbucherrabatt auf die Keramikversiegelung Ihres Wohnmobils. Jetzt Termin anfragen.`,
  },
  '/danke': {
    title: titled('Vielen Dank für Ihre Anfrage'),
    description: 'Ihre Anfrage ist bei uns. So geht es weiter.',
    noIndex: true,
  },
  '/leads': {
    title: titled('Anfrage starten'),
    description: 'Fahrzeug, Leistung und Wunschtermin angeben: Sie erhalten eine Offerte, die zu Ihrem Fahrzeug passt.',
  },
  '/admin': { title: titled('Admin-Bereich'), description: 'Nur für Mitarbeitende.', noIndex: true },
} as const satisfies Record<string, PageHead>;

const notFound: PageHead = {
  title: titled('Seite nicht gefunden'),
  description: 'Diese Seite gibt es nicht.',
  noIndex: true,
};

/** The head of the page at a path; of the not-found page for any other. */
export function pageHead(pathname: string): PageHead {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return (pageTable as Record<string, PageHead>)[path] ?? notFound;
}
