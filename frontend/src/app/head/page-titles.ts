import { businessProfile, servicePaths } from '@fahrzeugpflege/contracts';

const { name } = businessProfile;

/** The fixed table: what each page is called, by the address that search engines shall keep. */
export const pageTitles = {
  '/': `${name} – Keramikversiegelung für Wohnmobile`,
  '/leistungen': titled('Leistungen und Preise'),
  '/leistungen/keramikversiegelung-wohnmobile': titled('Keramikversiegelung für Wohnmobile'),
  '/leistungen/autohotel': titled('Autohotel mit Klima und Überwachung'),
  '/leistungen/dampfreinigung': titled('Dampfreinigung Auto und Wohnmobil'),
  '/leistungen/an-und-verkauf': titled('An- und Verkauf von Fahrzeugen'),
  '/leistungen/vermittlung': titled('Fahrzeugvermittlung ohne Provision'),
  '/leistungen/einlagerung': titled('Einlagerung Wohnmobil und Auto'),
  '/fahrzeuge': titled('Fahrzeuge: Wohnmobile und Wohnwagen'),
  '/uber-uns': titled('Über uns'),
  '/blog': titled('News & Blog'),
  '/blog/dampfreinigung': titled('Dampfreinigung: was Dampf kann'),
  '/blog/autohotel': titled('Autohotel: Stehen ohne Schaden'),
  '/blog/wohnmobile-aufbereiten': titled('Wohnmobile aufbereiten: der Ablauf'),
  '/kontakt': titled('Kontakt'),
  '/leads': titled('Anfrage starten'),
  '/promo-womo-fruhbucher': titled('Frühbucher-Aktion für Wohnmobile'),
  '/danke': titled('Vielen Dank für Ihre Anfrage'),
  '/datenschutz': titled('Datenschutzerklärung'),
  '/impressum': titled('Impressum'),
  '/admin': titled('Admin-Bereich'),
  '/admin/spamverdacht': titled('Spamverdacht'),
  '/admin/auswertung': titled('Auswertung'),
  '/admin/pipeline': titled('Pipeline'),
  '/admin/angaben': titled('Preise & Zeiten'),
  '/admin/datenschutz': titled('Datenschutz'),
  '/admin/konten': titled('Konten'),
  '/admin/konto': titled('Mein Konto'),
} as const;

/** A page with a place in the fixed table. */
export type PagePath = keyof typeof pageTitles;

/** A browser title with the business's name at its end. */
export function titled(text: string): string {
  return `${text} | ${name}`;
}

/** The opposite of {@link titled}. */
export function withoutBusinessName(title: string): string {
  return title.endsWith(titled('')) ? title.slice(0, -titled('').length) : title;
}

/** Leads to the address that search engines shall keep: both addresses of a page are one, and a slash ends none. */
export function canonicalPath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/angebote') return '/leistungen';
  return servicePaths.find(({ alias }) => alias === path)?.canonical ?? path;
}

/** Whether a canonical path stands in the fixed table. */
export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pageTitles, path);
}

/** The browser title of the page at a path; undefined for an article, whose title is known with its data. */
export function browserTitle(pathname: string): string | undefined {
  const path = canonicalPath(pathname);
  if (isPagePath(path)) return pageTitles[path];
  return articleSegment(path) === undefined ? titled('Seite nicht gefunden') : undefined;
}

/** The browser title of an article: null when there is none of its address, undefined while nobody knows. */
export function articleTitle(article: { readonly title: string } | null | undefined): string {
  if (article === null) return titled('Artikel nicht gefunden');
  return titled(article?.title ?? 'Artikel');
}

/** The slug in an address of the route `/blog/:slug`, encoded as it stands there. */
export function articleSegment(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1];
}
