import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { allThirdParties, foreignScripts, renderWith } from '#test/third-parties.tsx';
import { press } from '#test/user.ts';
import { CustomerReviews } from './customer-reviews.tsx';
import { LOAD_LIMIT } from './embedded-content.tsx';
import { MarketplaceListings } from './marketplace-listings.tsx';

const script = () => foreignScripts()[0] as HTMLScriptElement;
const container = () => document.querySelector('[data-widget]') as HTMLElement;
const failure = 'Die Fahrzeugliste lässt sich gerade nicht laden.';

/** What a provider's script does once it runs. */
function draw(text: string): void {
  const drawn = document.createElement('p');
  drawn.textContent = text;
  container().append(drawn);
}

async function load(): Promise<void> {
  press('Inhalt laden');
  await waitFor(() => expect(foreignScripts()).toHaveLength(1));
}

describe('content of others', () => {
  beforeEach(() => localStorage.clear());

  it('is asked for by nobody but the visitor, who learns first whom a click will tell what', async () => {
    renderWith(allThirdParties, <MarketplaceListings searchLink={null} />);
    screen.getByText('Die Fahrzeugliste kommt von Marktplatz.');
    expect(screen.getByText(/Marktplatz erfährt/).textContent).toMatch(/Marktplatz erfährt\s+Ihre IP-Adresse/);
    const privacy = screen.getByRole('link', { name: 'Datenschutz bei Marktplatz' });
    expect(privacy.getAttribute('href')).toBe('https://market.example/privacy');
    const page = screen.getByRole('link', { name: 'Fahrzeuge bei Marktplatz ansehen' });
    expect(page.getAttribute('href')).toBe('https://market.example/dealer/12882');
    expect(foreignScripts()).toEqual([]);
  });

  it('loads on the click, with the settings on container and script, and is shown once it is drawn', async () => {
    renderWith(allThirdParties, <MarketplaceListings searchLink={null} />);
    await load();
    const settings = { configurationId: '12882', category: 'Wohnmobil und Wohnwagen', language: 'de' };
    expect(script().src).toBe('https://market.example/list.js');
    expect({ ...script().dataset }).toEqual(settings);
    expect({ ...container().dataset }).toEqual({ widget: 'marketplace', ...settings });
    screen.getByText('Die Fahrzeugliste wird geladen …');
    draw('Hymer B 678');
    await waitFor(() => expect(screen.queryByText(/wird geladen/)).toBeNull());
    screen.getByText('Hymer B 678');
  });

  it('asks again at the next visit, unless the choice is to be remembered', async () => {
    const first = renderWith(allThirdParties, <CustomerReviews />);
    await load();
    first.unmount();
    const second = renderWith(allThirdParties, <CustomerReviews />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Auswahl merken' }));
    await load();
    second.unmount();
    renderWith(allThirdParties, <CustomerReviews />);
    await waitFor(() => expect(script().src).toBe('https://stars.example/stars.js'));
    expect(screen.queryByRole('button', { name: 'Inhalt laden' })).toBeNull();
  });

  it('a remembered yes to one provider opens no other', () => {
    localStorage.setItem('auswahl', JSON.stringify({ 'reviews https://stars.example': 'yes' }));
    renderWith(allThirdParties, <MarketplaceListings searchLink={null} />);
    screen.getByRole('button', { name: 'Inhalt laden' });
  });

  it('blocked, says so, offers phone, mail and the provider’s page, and tries again on request', async () => {
    renderWith(allThirdParties, <MarketplaceListings searchLink={null} />);
    await load();
    fireEvent.error(script());
    await screen.findByText(failure);
    for (const target of [
      'tel:+41620000000',
      'mailto:info@fahrzeugpflege-roggwil.example',
      'https://market.example/dealer/12882',
    ]) {
      expect(document.querySelector(`a[href="${target}"]`)).not.toBeNull();
    }
    const blocked = script();
    press('Nochmals versuchen');
    await waitFor(() => expect(script()).not.toBe(blocked));
    expect(foreignScripts()).toHaveLength(1);
    expect(screen.queryByText(failure)).toBeNull();
  });

  it('slow, says so after its limit, and is still shown if it comes late', async () => {
    jest.useFakeTimers();
    try {
      renderWith(allThirdParties, <MarketplaceListings searchLink={null} />);
      press('Inhalt laden');
      await act(() => jest.advanceTimersByTimeAsync(LOAD_LIMIT - 1));
      expect(screen.queryByText(failure)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      screen.getByText(failure);
      draw('Hymer B 678');
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.queryByText(failure)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
