import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** While the menu is open all else is hidden from assistive technology. */
const trigger = () => screen.getByRole('button', { name: 'Menü', hidden: true });

async function open() {
  renderPage(<MobileMenu />);
  fireEvent.click(trigger());
  return screen.findByRole('dialog', { name: 'Menü' });
}

describe('the menu of small screens', () => {
  it('repeats all that the header has', async () => {
    const menu = within(await open());
    for (const name of ['Keramikversiegelung Wohnmobile TOP', 'Einlagerung', 'Alle Leistungen', 'Fahrzeuge', 'Blog']) {
      expect(menu.getByRole('link', { name })).toBeTruthy();
    }
    expect(menu.getByRole('link', { name: 'Kontakt aufnehmen' }).getAttribute('href')).toBe('/kontakt');
    expect(menu.getByRole('link', { name: /^\+41/ }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const menu = await open();
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('closes on the way to a page and leaves the focus to that page', async () => {
    const menu = within(await open());
    fireEvent.click(menu.getByRole('link', { name: 'Fahrzeuge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).not.toBe(trigger());
  });
});
