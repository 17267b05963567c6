import { businessProfile, vehicleTypes } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { LegalNoticePage } from './legal-notice-page.tsx';

const { map } = businessProfile.thirdParties;
const part = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

describe('the legal notice', () => {
  beforeEach(() => void renderPage(<LegalNoticePage />));

  it('is of September 2025', () => {
    screen.getByText('Stand: September 2025');
  });

  it('gives the address as a search on the map, phone, mail and opening hours', () => {
    const address = screen.getByRole('link', { name: 'Musterstrasse 1, 4914 Roggwil BE' });
    expect(address.getAttribute('href')).toBe(map.searchUrl);
    for (const target of ['tel:+41620000000', `mailto:${businessProfile.email}`]) {
      expect(document.querySelector(`a[href="${target}"]`)).not.toBeNull();
    }
    for (const times of ['08:30–11:30', '13:30–17:30', '08:30–12:00', 'geschlossen']) screen.getByText(times);
  });

  it('lists the main services and the vehicle trade apart', () => {
    const main = part('Hauptleistungen').getAllByRole('listitem');
    expect(main.map((item) => item.textContent)).toEqual([
      'Keramikversiegelung Wohnmobile',
      'Autohotel',
      'Dampfreinigung',
      'Einlagerung',
      'Beratung und Service',
    ]);
    const trade = part('Fahrzeughandel').getAllByRole('listitem');
    const kinds = vehicleTypes.map(({ title }) => title);
    expect(trade.map((item) => item.textContent)).toEqual(['An- und Verkauf', ...kinds, 'Vermittlung']);
  });

  it.each(['Haftungsausschluss', 'Externe Links', 'Urheberrecht', 'Chatbot', 'Kartendienst', 'Bilder'])(
    'has a part on «%s»',
    (name) => {
      screen.getByRole('heading', { level: 3, name });
    },
  );

  it('names the chatbot’s provider, the maps service and the licences', () => {
    const text = document.body.textContent;
    for (const name of [
      'Anbieter des Chatbots sind wir selbst',
      'OpenStreetMap',
      'MIT-Lizenz',
      'SIL Open Font License',
    ]) {
      expect(text).toContain(name);
    }
  });
});
