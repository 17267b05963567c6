import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { press } from '#test/user.ts';
import { renderPage } from '../test/render-page.tsx';
import { ServicesMenu } from './services-menu.tsx';

const button = () => screen.getByRole('button', { name: 'Leistungen' });
const links = () => screen.queryAllByRole('link').filter((link) => link.textContent !== 'Ausserhalb');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

function open(path = '/') {
  renderPage(
    <>
      <ServicesMenu className="eintrag" />
      <a href="/ausserhalb">Ausserhalb</a>
    </>,
    path,
  );
  press('Leistungen');
}

/** What a browser does when it takes the focus elsewhere. */
function focus(element: HTMLElement | undefined) {
  act(() => element?.focus());
}

describe("the header's services menu", () => {
  it('shows nothing before its button is pressed, and hides it all when it is pressed again', () => {
    renderPage(<ServicesMenu className="eintrag" />);
    expect(links()).toHaveLength(0);
    press('Leistungen');
    expect(isOpen()).toBe(true);
    press('Leistungen');
    expect(isOpen()).toBe(false);
    expect(links()).toHaveLength(0);
  });

  it('lists the six services, the first marked TOP, and the way to all', () => {
    open();
    expect(links().map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Keramikversiegelung WohnmobileTOP /leistungen/keramikversiegelung-wohnmobile',
      'Autohotel /leistungen/autohotel',
      'Dampfreinigung /leistungen/dampfreinigung',
      'An- und Verkauf /leistungen/an-und-verkauf',
      'Vermittlung /leistungen/vermittlung',
      'Einlagerung /leistungen/einlagerung',
      'Alle Leistungen /leistungen',
    ]);
  });

  it('closes with Escape and gives the focus back to its button', () => {
    open();
    focus(links()[3]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('stays open while the focus moves among its links, and closes when it leaves them', () => {
    open();
    focus(button());
    focus(links()[0]);
    focus(links()[6]);
    expect(isOpen()).toBe(true);
    focus(screen.getByRole('link', { name: 'Ausserhalb' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when something else is pressed, not when it is pressed itself', () => {
    open();
    fireEvent.pointerDown(links()[2] as HTMLElement);
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  it('closes on the way to a page, and marks that page in the list', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Vermittlung' }));
    expect(isOpen()).toBe(false);
    expect(button().dataset['current']).toBe('true');
    press('Leistungen');
    expect(screen.getByRole('link', { name: 'Vermittlung' }).getAttribute('aria-current')).toBe('page');
  });
});
