import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

it('says in the specified words what is wrong, and leads on in every specified way', () => {
  renderPage(<NotFoundPage />, '/gibt-es-nicht');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seite nicht gefunden');
  expect(screen.getByText('Die von Ihnen gesuchte Seite existiert leider nicht oder wurde verschoben.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    'tel:+41620000000',
    'mailto:info@fahrzeugpflege-roggwil.example',
    '/angebote/aufbereitung',
    '/fahrzeuge',
    '/leistungen',
    '/kontakt',
  ]);
});
