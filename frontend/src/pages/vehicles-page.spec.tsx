import { businessProfile, type ThirdParties } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers';
import { VehiclesPage } from './vehicles-page';

function open(thirdParties: ThirdParties) {
  render(
    <Providers state={{ renderedAt: '2026-11-01T10:00:00.000Z', thirdParties, queries: [] }}>
      <MemoryRouter>
        <VehiclesPage />
      </MemoryRouter>
    </Providers>,
  );
}

const { thirdParties } = businessProfile;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the vehicles page', () => {
  it('names what is traded, and leads to buying, selling and brokerage', () => {
    open(thirdParties);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fahrzeuge');
    for (const kind of ['Sportwagen', 'Luxuslimousinen', 'Premium-Wohnmobile', 'Sammlerfahrzeuge']) {
      expect(document.body.textContent).toContain(kind);
    }
    expect(links()).toEqual(expect.arrayContaining(['/leistungen/an-und-verkauf', '/leistungen/vermittlung']));
    expect(links().some((href) => href?.startsWith('tel:'))).toBe(true);
  });

  it('shows the listings under their category, and what to do when the right one is not among them', () => {
    open({ ...thirdParties, marketplace: { ...thirdParties.marketplace, scriptUrl: 'https://markt.example/w.js' } });
    expect(screen.getByRole('heading', { name: 'Wohnmobil und Wohnwagen' })).toBeTruthy();
    expect(screen.getByText(/^Nicht dabei/)).toBeTruthy();
    expect(links()).toEqual(expect.arrayContaining(['/kontakt', 'tel:+41620000000']));
  });
});
