import {
  businessProfile,
  interviewSlug,
  type ServicePageId,
  servicePath,
  staticArticleTitles,
} from '@fahrzeugpflege/contracts';
import { articleKey, articlesKey, servicesKey } from '#lib/content-queries.ts';
import { titled } from '#lib/pages.ts';
import { type PageRoute, pageChunk } from './page-route.ts';

/** All public pages, in the order that the sitemap lists them. */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${businessProfile.name} – Keramikversiegelung für Wohnmobile`,
    chunk: pageChunk('home-page', () => import('./home-page.tsx')),
    queries: () => [servicesKey, articlesKey],
  },
  {
    path: '/leistungen',
    alias: '/angebote',
    title: titled('Leistungen und Preise'),
    chunk: pageChunk('services-page', () => import('./services-page.tsx')),
    queries: () => [servicesKey],
  },
  {
    ...serviceAddresses('keramikversiegelung-wohnmobile'),
    title: titled('Keramikversiegelung für Wohnmobile'),
    chunk: pageChunk('services/ceramic-sealing-page', () => import('./services/ceramic-sealing-page.tsx')),
  },
  {
    ...serviceAddresses('autohotel'),
    title: titled('Autohotel mit Klima und Überwachung'),
    chunk: pageChunk('services/autohotel-page', () => import('./services/autohotel-page.tsx')),
  },
  {
    ...serviceAddresses('dampfreinigung'),
    title: titled('Dampfreinigung Auto und Wohnmobil'),
    chunk: pageChunk('services/steam-cleaning-page', () => import('./services/steam-cleaning-page.tsx')),
  },
  {
    ...serviceAddresses('an-und-verkauf'),
    title: titled('An- und Verkauf von Fahrzeugen'),
    chunk: pageChunk('services/purchase-and-sale-page', () => import('./services/purchase-and-sale-page.tsx')),
  },
  {
    ...serviceAddresses('vermittlung'),
    title: titled('Fahrzeugvermittlung ohne Provision'),
    chunk: pageChunk('services/brokerage-page', () => import('./services/brokerage-page.tsx')),
  },
  {
    ...serviceAddresses('einlagerung'),
    title: titled('Einlagerung Wohnmobil und Auto'),
    chunk: pageChunk('services/storage-page', () => import('./services/storage-page.tsx')),
  },
  {
    path: '/fahrzeuge',
    title: titled('Fahrzeuge: Wohnmobil bis Klassiker'),
    chunk: pageChunk('vehicles-page', () => import('./vehicles-page.tsx')),
  },
  {
    path: '/uber-uns',
    title: titled('Über uns'),
    chunk: pageChunk('about-page', () => import('./about-page.tsx')),
  },
  {
    path: '/blog',
    title: titled('News & Blog'),
    chunk: pageChunk('blog-page', () => import('./blog-page.tsx')),
    queries: () => [articlesKey],
  },
  {
    path: '/blog/dampfreinigung',
    title: titled(staticArticleTitles.dampfreinigung),
    queries: () => [articleKey('dampfreinigung')],
    chunk: pageChunk(
      'articles/steam-cleaning-article-page',
      () => import('./articles/steam-cleaning-article-page.tsx'),
    ),
  },
  {
    path: '/blog/autohotel',
    title: titled(staticArticleTitles.autohotel),
    queries: () => [articleKey('autohotel')],
    chunk: pageChunk('articles/autohotel-article-page', () => import('./articles/autohotel-article-page.tsx')),
  },
  {
    path: '/blog/wohnmobile-aufbereiten',
    title: titled(staticArticleTitles['wohnmobile-aufbereiten']),
    queries: () => [articleKey('wohnmobile-aufbereiten')],
    chunk: pageChunk(
      'articles/motorhome-detailing-article-page',
      () => import('./articles/motorhome-detailing-article-page.tsx'),
    ),
  },
  {
    path: `/blog/${interviewSlug}`,
    chunk: pageChunk('articles/interview-page', () => import('./articles/interview-page.tsx')),
    queries: () => [articleKey(interviewSlug)],
  },
  {
    path: '/blog/:slug',
    chunk: pageChunk('articles/article-page', () => import('./articles/article-page.tsx')),
    queries: ({ slug = '' }) => [articleKey(slug)],
  },
  {
    path: '/kontakt',
    title: titled('Kontakt'),
    chunk: pageChunk('contact-page', () => import('./contact-page.tsx')),
  },
  {
    path: '/leads',
    title: titled('Anfrage starten'),
    chunk: pageChunk('vehicle-enquiry-page', () => import('./vehicle-enquiry-page.tsx')),
  },
  {
    path: '/promo-womo-fruhbucher',
    title: titled('Frühbucher-Aktion für Wohnmobile'),
    chunk: pageChunk('promo-page', () => import('./promo-page.tsx')),
  },
  {
    path: '/danke',
    title: titled('Vielen Dank für Ihre Anfrage'),
    noIndex: true,
    chunk: pageChunk('thank-you-page', () => import('./thank-you-page.tsx')),
  },
  {
    path: '/datenschutz',
    title: titled('Datenschutzerklärung'),
    chunk: pageChunk('privacy-page', () => import('./privacy-page.tsx')),
  },
  {
    path: '/impressum',
    title: titled('Impressum'),
    chunk: pageChunk('legal-notice-page', () => import('./legal-notice-page.tsx')),
  },
];

/** All that is no page. */
export const notFoundRoute: PageRoute = {
  path: '*',
  title: titled('Seite nicht gefunden'),
  noIndex: true,
  isNotFound: true,
  chunk: pageChunk('not-found-page', () => import('./not-found-page.tsx')),
};

function serviceAddresses(id: ServicePageId) {
  const { canonical, alias } = servicePath(id);
  return { path: canonical, alias } as const;
}
