import { articles, interviewSlug, servicePaths } from '@fahrzeugpflege/contracts';
import { expect, type Page } from '@playwright/test';

/** A public page: its address, its heading, and the start of its browser title. */
export interface PublicPage {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly title: RegExp;
  /** The address that search engines shall keep, where it is another one. */
  readonly canonical?: string;
  /** False for what search engines shall leave out. */
  readonly isIndexed?: boolean;
}

/** Heading and title of each service's page, by its canonical address. */
const SERVICES: Readonly<Record<string, Pick<PublicPage, 'heading' | 'title'>>> = {
  '/leistungen/keramikversiegelung-wohnmobile': {
    heading: /Keramik\u00ad?versiegelung/,
    title: /^Keramikversiegelung/,
  },
  '/leistungen/autohotel': { heading: /Autohotel/, title: /^Autohotel/ },
  '/leistungen/dampfreinigung': { heading: /Dampfreinigung/, title: /^Dampfreinigung/ },
  '/leistungen/an-und-verkauf': { heading: /An- und Verkauf/, title: /^An- und Verkauf/ },
  '/leistungen/vermittlung': { heading: /Vermittlung/, title: /^Fahrzeugvermittlung/ },
  '/leistungen/einlagerung': { heading: /Einlagerung/, title: /^Einlagerung/ },
};

const services: readonly PublicPage[] = servicePaths.flatMap(({ canonical, alias }) => {
  const page = SERVICES[canonical] ?? { heading: '', title: /./ };
  return [
    { ...page, path: canonical },
    { ...page, path: alias, canonical, isIndexed: false },
  ];
});

const blog: readonly PublicPage[] = articles.map(({ slug, title }) => ({
  path: `/blog/${slug}`,
  heading: title,
  title: /./,
}));

/** The public pages, and the states of them that have an address. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: /Wohnmobil/, title: /^Fahrzeugpflege Roggwil/ },
  { path: '/leistungen', heading: /Leistungen/, title: /^Leistungen/ },
  { path: '/angebote', heading: /Leistungen/, title: /^Leistungen/, canonical: '/leistungen', isIndexed: false },
  ...services,
  { path: '/fahrzeuge', heading: /Fahrzeuge/, title: /^Fahrzeuge/ },
  {
    path: '/fahrzeuge?gesendet=1',
    heading: /Fahrzeuge/,
    title: /^Gesendet: Fahrzeuge/,
    canonical: '/fahrzeuge',
    isIndexed: false,
  },
  { path: '/uber-uns', heading: /Über uns/, title: /^Über uns/ },
  { path: '/blog', heading: 'News & Blog', title: /^News & Blog/ },
  ...blog,
  { path: '/kontakt', heading: 'Kontakt', title: /^Kontakt/ },
  {
    path: '/kontakt?gesendet=1',
    heading: 'Kontakt',
    title: /^Gesendet: Kontakt/,
    canonical: '/kontakt',
    isIndexed: false,
  },
  { path: '/promo-womo-fruhbucher', heading: /^Die Frühbucher-Aktion ist vorbei$/, title: /^Frühbucher-Aktion/ },
  { path: '/danke', heading: 'Vielen Dank für Ihre Anfrage!', title: /^Vielen Dank/, isIndexed: false },
  { path: '/leads', heading: 'Anfrage starten', title: /^Anfrage starten/ },
  {
    path: '/leads?gesendet=1',
    heading: 'Anfrage starten',
    title: /^Gesendet: Anfrage starten/,
    canonical: '/leads',
    isIndexed: false,
  },
  { path: '/datenschutz', heading: 'Datenschutzerklärung', title: /^Datenschutz/ },
  { path: '/impressum', heading: 'Impressum', title: /^Impressum/ },
];

/** The pages that search engines shall know. */
export const indexablePages: readonly PublicPage[] = publicPages.filter(({ isIndexed = true }) => isIndexed);

/** Every page once: the second addresses left out. */
export const distinctPages: readonly PublicPage[] = publicPages.filter((page) => !isSecondAddress(page));

/** Addresses that show the page of another one. */
export const secondAddresses: readonly PublicPage[] = publicPages.filter(isSecondAddress);

function isSecondAddress({ path, canonical }: PublicPage): boolean {
  return canonical !== undefined && !path.startsWith(canonical);
}

/** The interview, which loads its text from the server. */
export const interviewPath = `/blog/${interviewSlug}`;

/** The page's content is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** A public page is shown, on whichever site: its address stands there from the click on, its title once it is shown. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const expected = publicPages.find((each) => each.path === path);
  if (!expected) throw new Error(`There is no page ${path}`);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page).toHaveTitle(expected.title);
}
