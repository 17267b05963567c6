import { businessProfile, profileFacts, type ThirdParties } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';
import { press, typeInto } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { VehiclesPage } from './vehicles-page.tsx';

function open(thirdParties: ThirdParties, path = '/fahrzeuge') {
  render(
    <PageStateProvider
      state={{ renderedAt: '2026-11-01T10:00:00.000Z', thirdParties, facts: profileFacts, queries: [] }}
    >
      <MemoryRouter initialEntries={[path]}>
        <VehiclesPage />
      </MemoryRouter>
    </PageStateProvider>,
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

  it('shows the listings under their category, and a search for what is not among them', () => {
    open({ ...thirdParties, marketplace: { ...thirdParties.marketplace, scriptUrl: 'https://markt.example/w.js' } });
    expect(screen.getByRole('heading', { name: 'Wohnmobil und Wohnwagen' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nicht dabei, was Sie suchen?' })).toBeTruthy();
    expect(links()).toContain('tel:+41620000000');
    expect(screen.getByRole('form', { name: 'Suchauftrag' })).toBeTruthy();
  });
});

describe('the search', () => {
  const CONTACT = 'POST /api/contact';
  const words = { 'Was suchen Sie?': 'Wohnmobil bis 7 m', Name: 'Hans Muster', 'E-Mail': 'h@muster.example' };

  beforeEach(() => {
    sessionStorage.clear();
  });

  it('sends what is filled in as a vehicle enquiry that names its form, and thanks', async () => {
    const api = new FakeApi().install().on(CONTACT, { status: 201 });
    open(thirdParties);
    typeInto({ ...words, Budget: "bis CHF 60'000", 'Bis wann?': 'Frühling' });
    press('Suchauftrag senden');
    const thanks = await screen.findByRole('heading', { name: 'Vielen Dank!' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(api.to(CONTACT)[0]?.body).toEqual({
      formType: 'vehicle',
      form: 'suchauftrag',
      message: 'Wohnmobil bis 7 m',
      budget: "bis CHF 60'000",
      desiredDate: 'Frühling',
      name: 'Hans Muster',
      email: 'h@muster.example',
    });
    press('Weiteren Suchauftrag geben');
    expect(document.activeElement).toBe(screen.getByLabelText('Was suchen Sie?'));
  });

  it('asks for what is looked for, name and e-mail, and for no make', async () => {
    const api = new FakeApi().install();
    open(thirdParties);
    press('Suchauftrag senden');
    await screen.findByText('Bitte beschreiben Sie, was Sie suchen');
    screen.getByText('Name ist erforderlich');
    screen.getByText('Gültige E-Mail-Adresse erforderlich');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Was suchen Sie?'));
    expect(api.calls).toHaveLength(0);
  });

  it('comes back to its part of the page without JavaScript, sent or not', () => {
    open(thirdParties);
    expect(screen.getByRole('form', { name: 'Suchauftrag' }).getAttribute('action')).toBe('/api/form');
    expect(document.getElementById('suchauftrag')?.querySelector('form')).not.toBeNull();
  });

  it('shows its sent view under the address that the native form leads to', () => {
    open(thirdParties, '/fahrzeuge?gesendet=1');
    expect(screen.getByRole('heading', { name: 'Vielen Dank!' })).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Weiteren Suchauftrag geben' });
    expect(again.getAttribute('href')).toBe('/fahrzeuge#suchauftrag');
  });
});
