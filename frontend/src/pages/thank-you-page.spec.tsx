import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../test/render-page';
import { ThankYouPage } from './thank-you-page';

describe('the thank-you page', () => {
  beforeEach(() => void renderPage(<ThankYouPage />));

  it('says what follows: the offer, when and how we get in touch, and the three steps', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vielen Dank für Ihre Anfrage!');
    expect(
      screen.getByText(/Offerte mit 20% Frühbucherrabatt\..*innert 24 Stunden per E-Mail oder Telefon/),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Fahrzeugdaten prüfen',
      'Persönlicher Kontakt',
      'Offerte mit 20% Rabatt',
    ]);
  });

  it('leads on: by phone, by mail, and to home, services and blog', () => {
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      'tel:+41620000000',
      'mailto:info@fahrzeugpflege-roggwil.example',
      '/',
      '/leistungen',
      '/blog',
    ]);
  });
});
