/** @jest-environment node */
import { articles, businessProfile, type LoadedQuery, profileFacts, services } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { createPageRenderer, indexablePaths } from '#entry-server.tsx';
import { aSite, PageHtml } from '#test/site.ts';
import { loadPage } from '../../load-page.ts';
import { pageAt as routeAt } from '../../routes.tsx';
import { type HeadState, pageHead } from '../page-head.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'https://site.example';
const STATE = { facts: profileFacts, renderedAt: '2025-09-01T10:00:00.000Z', queries: [] };
const render = createPageRenderer(aSite({ publicUrl: SITE }));
const paths = [...new Set([...indexablePaths, ...articles.map(({ slug }) => `/blog/${slug}`)])];
const pages: { readonly path: string; readonly page: PageHtml }[] = [];
for (const path of paths) {
  const { html } = await render({ url: path, renderedAt: '2025-09-01T10:00:00.000Z' });
  pages.push({ path, page: new PageHtml(html) });
}

type Node = Readonly<Record<string, unknown>>;

/** What search engines ask of a node before they show it; `[]` where they ask nothing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  AutomotiveBusiness: [
    'name',
    'address',
    'geo',
    'telephone',
    'openingHoursSpecification',
    'priceRange',
    'image',
    'url',
  ],
  Organization: ['@id', 'name', 'url'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['name', 'description', 'url', 'provider'],
  Offer: ['priceSpecification', 'url'],
  UnitPriceSpecification: ['priceCurrency'],
  OfferCatalog: ['name', 'itemListElement'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'datePublished', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** All objects in a value, itself included. */
function nodes(value: unknown): Node[] {
  if (value === null || typeof value !== 'object') return [];
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodes)];
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

function typesOn(path: string): unknown[] {
  return topNodes(pageAt(path)).map((node) => node['@type']);
}

function topNodes(page: PageHtml): readonly Node[] {
  return (page.structuredData?.['@graph'] ?? []) as unknown as readonly Node[];
}

function pageAt(wanted: string): PageHtml {
  return pages.find(({ path }) => path === wanted)?.page ?? new PageHtml('');
}

async function dataOf(pathname: string, state: HeadState) {
  const route = routeAt(pathname);
  const module = await loadPage(route.chunk);
  return structuredData(pageHead({ pathname, search: '', route, module, state }), state, SITE);
}

function nodesOn(page: PageHtml, type: string): Node[] {
  return nodes(page.structuredData).filter((node) => node['@type'] === type);
}

describe('structured data', () => {
  it.each(pages)('of $path is typed, complete and without empty values', ({ page }) => {
    const { '@context': context, '@graph': graph } = page.structuredData ?? {};
    expect(context).toBe('https://schema.org');
    for (const node of nodes(graph)) {
      const type = node['@type'] as string;
      if (type !== undefined)
        for (const name of REQUIRED[type] ?? [`a rule for ${type}`]) expect(node).toHaveProperty([name]);
      for (const value of Object.values(node)) {
        expect([undefined, null, '']).not.toContain(value);
        if (Array.isArray(value)) expect(value).not.toEqual([]);
      }
    }
  });

  it.each(pages)('of $path names whole addresses of this site and of the business alone', ({ page }) => {
    const social: readonly string[] = businessProfile.socialLinks.map(({ url }) => url);
    const addresses = texts(page.structuredData?.['@graph']).filter((text) => /^(?:https?:)?\//.test(text));
    const strange = addresses.filter(
      (url) => !url.startsWith(`${SITE}/`) && !social.includes(url) && !url.startsWith('https://schema.org/'),
    );
    expect(strange).toEqual([]);
  });

  it.each(pages)('of $path asks and answers in the words that the page shows', ({ page }) => {
    for (const { name, acceptedAnswer } of nodesOn(page, 'Question')) {
      expect(page.text).toContain(name);
      expect(page.text).toContain((acceptedAnswer as Node)['text']);
    }
  });

  it.each(pages.filter(({ path }) => path !== '/'))('of $path leads there step by step', ({ path, page }) => {
    const [list, ...others] = nodesOn(page, 'BreadcrumbList');
    expect(others).toEqual([]);
    const items = list?.['itemListElement'] as readonly Node[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]).toMatchObject({ name: 'Startseite', item: `${SITE}/` });
    expect(items.at(-1)).toMatchObject({ item: SITE + path });
    expect(items).toHaveLength(path.split('/').length);
  });

  it.each([
    ['/', ['WebSite', 'AutomotiveBusiness']],
    ['/kontakt', ['AutomotiveBusiness', 'BreadcrumbList']],
    ['/leistungen', ['OfferCatalog', 'BreadcrumbList']],
    ['/leistungen/autohotel', ['Service', 'FAQPage', 'BreadcrumbList']],
    ['/promo-womo-fruhbucher', ['FAQPage', 'BreadcrumbList']],
    ['/blog/dampfreinigung', ['BlogPosting', 'BreadcrumbList']],
    ['/blog/interview-keramikversiegelung-roggwil', ['BlogPosting', 'FAQPage', 'BreadcrumbList']],
    ['/impressum', ['BreadcrumbList']],
  ])('of %s is about %j', (path, types) => {
    expect(typesOn(path)).toEqual(types);
  });

  it('of the overview lists the services as shown, each with its page and price', () => {
    const listed = nodesOn(pageAt('/leistungen'), 'Service');
    expect(listed.map(({ description }) => description)).toEqual(
      services(profileFacts).map(({ description }) => description),
    );
    expect(listed[0]).toMatchObject({
      url: `${SITE}/leistungen/keramikversiegelung-wohnmobile`,
      offers: { priceSpecification: { minPrice: 1699, valueAddedTaxIncluded: false } },
    });
    expect(listed.map(({ name }) => name)).toContain('Dampfreinigung');
  });

  it('groups the days of the week by their times', () => {
    const hours = nodesOn(pageAt('/kontakt'), 'OpeningHoursSpecification');
    expect(hours.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual([
      '08:30-11:30',
      '13:30-17:30',
      '08:30-12:00',
    ]);
    expect(hours.map(({ dayOfWeek }) => (dayOfWeek as string[]).length)).toEqual([5, 5, 1]);
  });

  it('keeps a headline within what search engines take, and cannot end its element', async () => {
    const article = { ...articles[0], slug: 'lang', title: `${'Wort '.repeat(30)}</script>`, createdAt: null };
    const queries: readonly LoadedQuery[] = [{ key: ['/api', 'blog', 'lang'], data: article }];
    const state = { ...STATE, queries };
    const data = await dataOf('/blog/lang', state);
    const posting = nodes(data).find((node) => node['@type'] === 'BlogPosting');
    expect(String(posting?.['headline']).length).toBeLessThanOrEqual(110);
    expect(posting).not.toHaveProperty('datePublished');
  });

  it('says nothing of what could not be read', async () => {
    const data = await dataOf('/leistungen', STATE);
    expect(nodes(data).map((node) => node['@type'])).not.toContain('OfferCatalog');
  });
});
