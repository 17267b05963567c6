import {
  businessProfile,
  moneyText,
  phoneLink,
  profileFacts,
  type ServicePage,
  servicePages as servicePagesOf,
  servicePaths,
} from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderPage } from '#test/render-page.tsx';
import { AutohotelPage } from './autohotel-page.tsx';
import { BrokeragePage } from './brokerage-page.tsx';
import { CeramicSealingPage } from './ceramic-sealing-page.tsx';
import { PurchaseAndSalePage } from './purchase-and-sale-page.tsx';
import { SteamCleaningPage } from './steam-cleaning-page.tsx';
import { StoragePage } from './storage-page.tsx';

const servicePages = servicePagesOf(profileFacts);

const COMPONENTS: Readonly<Record<string, ComponentType>> = {
  'keramikversiegelung-wohnmobile': CeramicSealingPage,
  autohotel: AutohotelPage,
  dampfreinigung: SteamCleaningPage,
  'an-und-verkauf': PurchaseAndSalePage,
  vermittlung: BrokeragePage,
  einlagerung: StoragePage,
};

const pages = servicePages.map((page) => [page.serviceId, page] as const);
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

function show({ serviceId }: ServicePage): HTMLElement {
  const Page = COMPONENTS[serviceId];
  if (!Page) throw new Error(`No page for ${serviceId}`);
  return renderPage(<Page />).container;
}

describe.each(pages)('the page of %s', (_, page) => {
  it('opens mail drafts with the subject and the text of its content', () => {
    show(page);
    for (const link of screen.getAllByRole('link', { name: page.mailDraft.label })) {
      const draft = new URL(link.getAttribute('href') ?? '');
      expect(draft.protocol + draft.pathname).toBe(`mailto:${businessProfile.email}`);
      expect(draft.searchParams.get('subject')).toBe(page.mailDraft.subject);
      expect(draft.searchParams.get('body')).toBe(page.mailDraft.body.replaceAll('\n', '\r\n'));
    }
  });

  it('offers the phone beside the draft', () => {
    show(page);
    const [draft] = screen.getAllByRole('link', { name: page.mailDraft.label });
    const phone = within(draft?.parentElement as HTMLElement).getByRole('link', { name: businessProfile.phone });
    expect(phone.getAttribute('href')).toBe(phoneLink());
  });

  it('says everything that its content says', () => {
    const text = show(page).textContent?.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
    const sentences = [
      page.heading,
      page.lead,
      ...page.facts.slice(1).flatMap(({ term, text: fact }) => [term, fact]),
      ...[...page.features, ...page.steps, ...page.extras, page.closing].flatMap((part) => [part.title, part.text]),
      ...page.prices.flatMap(({ what, price, note = '' }) => [
        what,
        typeof price === 'string' ? price : moneyText(price),
        note,
      ]),
      page.pricesNote,
      ...page.why,
      ...page.questions.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('has one heading of the first level and skips none below', () => {
    const levels = Array.from(show(page).querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.reduce((above, level) => {
      expect(level - above).toBeLessThanOrEqual(1);
      return level;
    });
  });

  it('links related services to pages that exist, and none to itself', () => {
    const container = show(page);
    const own = servicePaths.find(({ serviceId }) => serviceId === page.serviceId);
    const links = Array.from(container.querySelectorAll<HTMLElement>('a[href^="/leistungen/"]'));
    const known: readonly string[] = servicePaths.map(({ canonical }) => canonical);
    expect(links.length).toBeGreaterThan(0);
    for (const href of hrefs(links)) {
      expect(known).toContain(href);
      expect(href).not.toBe(own?.canonical);
    }
  });

  it('closes with the ways to an enquiry', () => {
    show(page);
    const closing = screen.getByRole('heading', { level: 2, name: page.closing.title }).closest('section');
    expect(hrefs(within(closing as HTMLElement).getAllByRole('link'))).toEqual(['/leads', '/kontakt', phoneLink()]);
  });
});

describe('single service pages', () => {
  it('purchase and sale leads each kind of vehicle to the listings', () => {
    renderPage(<PurchaseAndSalePage />);
    const list = screen.getByRole('heading', { name: 'Aktuelle Fahrzeugtypen' }).closest('section');
    expect(hrefs(within(list as HTMLElement).getAllByRole('link'))).toEqual(Array(4).fill('/fahrzeuge'));
  });

  it('ceramic sealing is marked as the speciality', () => {
    renderPage(<CeramicSealingPage />);
    expect(screen.getByText('SPEZIALIST')).toBeTruthy();
    expect(screen.getByText('TOP')).toBeTruthy();
  });

  it('brokerage reckons the fixed amount for the minimum term, without commission', () => {
    renderPage(<BrokeragePage />);
    const row = screen.getByRole('row', { name: /^3 Monaten/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['450', '0', "59'550"]);
  });

  it('storage has a price box with its own draft button, and says the price large there alone', () => {
    renderPage(<StoragePage />);
    expect(screen.getAllByRole('link', { name: 'Lagerplatz anfragen' })).toHaveLength(1);
    const box = screen.getByRole('region', { name: 'Preis pro Monat' });
    expect(box.textContent).toContain(moneyText(businessProfile.prices.storage));
    expect(within(box).getByRole('link', { name: 'Lagerplatz anfragen' })).toBeTruthy();
  });
});
