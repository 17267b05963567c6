import { profileFacts, services as servicesOf } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { ServiceList } from './service-list.tsx';
import { ServiceOverview } from './service-overview.tsx';
import { ServiceRow, ServiceRowSkeleton } from './service-row.tsx';

const services = servicesOf(profileFacts);

const READ = 'GET /api/services';

function PriceList() {
  return (
    <ServiceList skeletonsClass="" skeleton={(index) => <ServiceRowSkeleton key={index} />}>
      {(all) => (
        <ul>
          {all.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </ServiceList>
  );
}

describe.each([
  ['the price list of the home page', PriceList],
  ['the overview of the services', ServiceOverview],
])('%s', (_, List) => {
  let api: FakeApi;
  const skeletons = () => document.querySelectorAll('li:has([data-skeleton])');

  beforeEach(() => {
    api = new FakeApi().install().on(READ, { status: 200, body: services });
  });

  it('holds six places while the services load, and says that they do', async () => {
    let answer = () => {};
    api.on(READ, () => new Promise((resolve) => (answer = () => resolve({ status: 200, body: services }))));
    renderPage(<List />);
    expect(skeletons()).toHaveLength(6);
    expect(screen.getByText('Leistungen werden geladen …')).toBeTruthy();
    answer();
    await screen.findByText('Einlagerung');
    expect(skeletons()).toHaveLength(0);
  });

  it('cuts titles after two lines and descriptions after three', async () => {
    renderPage(<List />);
    await screen.findByText('Einlagerung', { selector: '.line-clamp-2' });
    expect(document.querySelectorAll('.line-clamp-2')).toHaveLength(services.length);
    const descriptions = [...document.querySelectorAll('.line-clamp-3')].map(({ textContent }) => textContent);
    expect(descriptions.sort()).toEqual(services.map(({ description }) => description).sort());
  });

  it('shows each title as the API has it, but for the hyphen in «Dampf-reinigung»', async () => {
    renderPage(<List />);
    await screen.findByText('Dampfreinigung', { selector: '.line-clamp-2' });
    for (const { title } of services.filter(({ id }) => id !== 'dampfreinigung')) {
      expect(screen.getByText(title, { selector: '.line-clamp-2' })).toBeTruthy();
    }
    expect(document.body.textContent).not.toContain('Dampf-reinigung');
  });

  it('leads from each title to the page that describes it, and from an unknown one to the contact', async () => {
    const unknown = { ...services[1], id: 'neu', title: 'Felgenpflege' };
    api.on(READ, { status: 200, body: [...services, unknown] });
    renderPage(<List />);
    await screen.findByText('Felgenpflege', { selector: '.line-clamp-2' });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/leistungen/keramikversiegelung-wohnmobile',
      '/leistungen/autohotel',
      '/leistungen/dampfreinigung',
      '/leistungen/an-und-verkauf',
      '/leistungen/vermittlung',
      '/leistungen/einlagerung',
      '/kontakt',
    ]);
  });

  it('says where to ask when there are none', async () => {
    api.on(READ, { status: 200, body: [] });
    renderPage(<List />);
    await screen.findByText(/keine Leistungen aufgeführt/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks the featured service, and none but it', async () => {
    renderPage(<List />);
    const mark = await screen.findByText('SPEZIALIST');
    const place = mark.closest('article, li') as HTMLElement;
    expect(within(place).getByText('Keramikversiegelung Wohnmobile', { selector: '.line-clamp-2' })).toBeTruthy();
  });

  it('offers the phone and another try where they could not be loaded', async () => {
    api.on(READ, { status: 503 });
    renderPage(<List />);
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('a[href="tel:+41620000000"]')).not.toBeNull();
    let answer = (_: FakeAnswer) => {};
    api.on(READ, () => new Promise((resolve) => (answer = resolve)));
    screen.getByRole('button', { name: 'Erneut laden' }).focus();
    press('Erneut laden');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Wird geladen …' }));
    answer({ status: 503 });
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Erneut laden' }));
    press('Erneut laden');
    await screen.findByRole('button', { name: 'Wird geladen …' });
    answer({ status: 200, body: services });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await screen.findByText('Einlagerung');
  });
});
