import { interviewSlug, type ServicePageId, servicePaths } from '@fahrzeugpflege/contracts';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { articleKey, articlesKey, type ContentKey, type QueryKeysOf, servicesKey } from '#lib/content-queries.ts';
import { pageTitles } from './head/page-titles.ts';
import type { PageChunk } from './load-page.ts';
import { isStaffPath } from './navigation.ts';
import { PageSlot } from './page-slot.tsx';
import { RootLayout } from './root-layout.tsx';

/** The path of all that is no page: the server answers it with 404. */
const NOT_FOUND = '*';

/** What is known of a page before it is shown. */
interface RouteHandle {
  readonly page: PageChunk;
  /** The page's source file, as the build's manifest names it: its chunk is announced in the HTML. */
  readonly source: string;
  /** What the page reads of the site's content. */
  readonly queries?: QueryKeysOf;
}

type Load = PageChunk['load'];

/** A page with a chunk of its own, under one or several addresses. */
function page(paths: string | readonly string[], file: string, load: Load, queries?: QueryKeysOf): RouteObject[] {
  const handle: RouteHandle = { page: { load }, source: `src/pages/${file}.tsx`, ...(queries && { queries }) };
  return [paths].flat().map((path) => ({ path, handle, element: <PageSlot page={handle.page} /> }));
}

const servicePages: Record<ServicePageId, readonly [file: string, load: Load]> = {
  'keramikversiegelung-wohnmobile': [
    'services/ceramic-sealing-page',
    async () => (await import('#pages/services/ceramic-sealing-page.tsx')).CeramicSealingPage,
  ],
  autohotel: [
    'services/autohotel-page',
    async () => (await import('#pages/services/autohotel-page.tsx')).AutohotelPage,
  ],
  dampfreinigung: [
    'services/steam-cleaning-page',
    async () => (await import('#pages/services/steam-cleaning-page.tsx')).SteamCleaningPage,
  ],
  'an-und-verkauf': [
    'services/purchase-and-sale-page',
    async () => (await import('#pages/services/purchase-and-sale-page.tsx')).PurchaseAndSalePage,
  ],
  vermittlung: [
    'services/brokerage-page',
    async () => (await import('#pages/services/brokerage-page.tsx')).BrokeragePage,
  ],
  einlagerung: ['services/storage-page', async () => (await import('#pages/services/storage-page.tsx')).StoragePage],
};

const pages: RouteObject[] = [
  page(
    '/',
    'home-page',
    async () => (await import('#pages/home-page.tsx')).HomePage,
    () => [servicesKey, articlesKey],
  ),
  page(
    ['/leistungen', '/angebote'],
    'services-page',
    async () => (await import('#pages/services-page.tsx')).ServicesPage,
    () => [servicesKey],
  ),
  servicePaths.flatMap(({ serviceId, canonical, alias }) => page([canonical, alias], ...servicePages[serviceId])),
  page('/fahrzeuge', 'vehicles-page', async () => (await import('#pages/vehicles-page.tsx')).VehiclesPage),
  page('/uber-uns', 'about-page', async () => (await import('#pages/about-page.tsx')).AboutPage),
  page(
    '/blog',
    'blog-page',
    async () => (await import('#pages/blog-page.tsx')).BlogPage,
    () => [articlesKey],
  ),
  page(
    '/blog/dampfreinigung',
    'articles/steam-cleaning-article-page',
    async () => (await import('#pages/articles/steam-cleaning-article-page.tsx')).SteamCleaningArticlePage,
  ),
  page(
    '/blog/autohotel',
    'articles/autohotel-article-page',
    async () => (await import('#pages/articles/autohotel-article-page.tsx')).AutohotelArticlePage,
  ),
  page(
    '/blog/wohnmobile-aufbereiten',
    'articles/motorhome-detailing-article-page',
    async () => (await import('#pages/articles/motorhome-detailing-article-page.tsx')).MotorhomeDetailingArticlePage,
  ),
  page(
    `/blog/${interviewSlug}`,
    'articles/interview-page',
    async () => (await import('#pages/articles/interview-page.tsx')).InterviewPage,
    () => [articleKey(interviewSlug)],
  ),
  page(
    '/blog/:slug',
    'articles/article-page',
    async () => (await import('#pages/articles/article-page.tsx')).ArticlePage,
    ({ slug = '' }) => [articleKey(slug)],
  ),
  page('/kontakt', 'contact-page', async () => (await import('#pages/contact-page.tsx')).ContactPage),
  page('/promo-womo-fruhbucher', 'promo-page', async () => (await import('#pages/promo-page.tsx')).PromoPage),
  page('/danke', 'thank-you-page', async () => (await import('#pages/thank-you-page.tsx')).ThankYouPage),
  page(
    '/leads',
    'vehicle-enquiry-page',
    async () => (await import('#pages/vehicle-enquiry-page.tsx')).VehicleEnquiryPage,
  ),
  page('/datenschutz', 'privacy-page', async () => (await import('#pages/privacy-page.tsx')).PrivacyPage),
  page('/impressum', 'legal-notice-page', async () => (await import('#pages/legal-notice-page.tsx')).LegalNoticePage),
  page(
    Object.keys(pageTitles).filter(isStaffPath),
    'staff/admin-page',
    async () => (await import('#pages/staff/admin-page.tsx')).AdminPage,
  ),
  page(NOT_FOUND, 'not-found-page', async () => (await import('#pages/not-found-page.tsx')).NotFoundPage),
].flat();

const routes: RouteObject[] = [{ element: <RootLayout />, children: pages }];

/** The page of the address, within the layout. */
export function SiteRoutes() {
  return useRoutes(routes);
}

/** The source files of all pages. */
export const pageSources: readonly string[] = pages.map(({ handle }) => (handle as RouteHandle).source);

/** The page at a path, with what it reads of the site's content; some route matches every path. */
export function pageAt(pathname: string): RouteHandle & {
  readonly queryKeys: readonly ContentKey[];
  readonly isNotFound: boolean;
} {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  if (!leaf) throw new Error(`No route matches ${pathname}`);
  const handle = leaf.route.handle as RouteHandle;
  return { ...handle, queryKeys: handle.queries?.(leaf.params) ?? [], isNotFound: leaf.route.path === NOT_FOUND };
}
