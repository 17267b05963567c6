import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { ThankYouPage } from './thank-you-page.tsx';

describe('the thank-you page', () => {
  it('says what follows: the offer, when and how we get in touch, and the three steps', () => {
    renderPage(<ThankYouPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vielen Dank für Ihre Anfrage!');
    expect(
      screen.getByText(/Offerte mit 20% Frühbucherrabatt\..*innert 24 Stunden an Werktagen per E-Mail oder Telefon/),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Fahrzeugdaten prüfen',
      'Persönlicher Kontakt',
      'Offerte mit 20% Rabatt',
    ]);
  });

  it('promises an offer and no discount once the campaign is over', () => {
    const { container } = renderPage(<ThankYouPage />, '/danke', '2025-11-01T12:00:00.000Z');
    expect(
      screen.getByText(
        /^Die Frühbucher-Aktion ist vorbei\. .*eine Offerte\..*innert 24 Stunden an Werktagen per E-Mail oder Telefon/,
      ),
    ).toBeTruthy();
    expect(container.textContent).not.toMatch(/20%|Rabatt/);
  });

  it('knows on a page that stays open when the campaign is over', () => {
    jest.useFakeTimers({ now: new Date() });
    try {
      renderPage(<ThankYouPage />, '/danke', '2025-10-31T12:00:00.000Z');
      expect(screen.queryByText(/ist vorbei/)).toBeNull();
      act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
      expect(screen.getByText(/ist vorbei/)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('leads on: by mail with photos, by phone, by mail, and to home, services and blog', () => {
    renderPage(<ThankYouPage />);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      'mailto:info@fahrzeugpflege-roggwil.example',
      'tel:+41620000000',
      'mailto:info@fahrzeugpflege-roggwil.example',
      '/',
      '/leistungen',
      '/blog',
    ]);
  });
});
