import { businessProfile, type FormState, profileFacts } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { PageStateProvider, usePageState } from '#lib/page-state.tsx';
import { browserTitle } from '#pages/site-routes.ts';
import { press } from '#test/user.ts';
import { useRouteChange, useScrollToTop } from './use-route-change.ts';

const LINKS = [
  '/leads',
  '/kontakt',
  '/kontakt?gesendet=1',
  '/kontakt#nachricht',
  '/datenschutz',
  '/datenschutz#einstellungen',
  '/angebote',
  '/admin',
  '/admin?lead=1',
];

const scrolled = jest.fn<(to: string) => void>();

function Frame() {
  const main = useRef<HTMLElement>(null);
  useRouteChange(main);
  useScrollToTop();
  const navigate = useNavigate();
  const { forgetFormState } = usePageState();
  return (
    <main ref={main} tabIndex={-1}>
      {LINKS.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button type="button" onClick={forgetFormState}>
        sent
      </button>
      <section id="nachricht" />
      <section id="einstellungen" />
    </main>
  );
}

function open(path: string, formState?: FormState) {
  const state = {
    renderedAt: '2025-09-01T10:00:00.000Z',
    facts: profileFacts,
    queries: [],
    ...(formState && { formState }),
  };
  render(
    <StrictMode>
      <PageStateProvider state={{ ...state, thirdParties: businessProfile.thirdParties }}>
        <MemoryRouter initialEntries={[path]}>
          <Frame />
        </MemoryRouter>
      </PageStateProvider>
    </StrictMode>,
  );
}

const go = (to: string) => fireEvent.click(screen.getByRole('link', { name: to }));

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  window.scrollTo = () => scrolled('top');
});

describe('what a page is shown from', () => {
  it.each([
    ['its top, wherever one comes from', '/datenschutz', ['/kontakt'], ['top']],
    ['the part that a link names', '/kontakt', ['/datenschutz#einstellungen'], ['einstellungen']],
    ['the part that a link names on the same page', '/datenschutz', ['/datenschutz#einstellungen'], ['einstellungen']],
    ['that part once more', '/datenschutz#einstellungen', ['/datenschutz#einstellungen'], ['einstellungen']],
    ['the form, after the thanks in its place', '/kontakt?gesendet=1', ['/kontakt#nachricht'], ['nachricht']],
    ['its top, after the thanks on a page that is all form', '/leads?gesendet=1', ['/leads'], ['top']],
    ['its top where a link leads to the page that is shown', '/kontakt', ['/kontakt'], ['top']],
    [
      'its top on the way back from a part',
      '/datenschutz',
      ['/datenschutz#einstellungen', 'back'],
      ['einstellungen', 'top'],
    ],
    [
      'where it stands while the address of the staff area changes',
      '/admin',
      ['/admin?lead=1', '/admin?lead=1', 'back'],
      [],
    ],
  ])('%s', (_, path, ways, places) => {
    open(path);
    expect(scrolled).not.toHaveBeenCalled();
    for (const way of ways) way === 'back' ? press('back') : go(way);
    expect(scrolled.mock.calls.flat()).toEqual(places);
  });
});

describe('the head', () => {
  it('names the page that is shown, and its first address for whoever shares it', () => {
    document.head.innerHTML = '<link rel="canonical" href="https://roggwil.example/">';
    const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    open('/');
    expect(canonical()).toBe('https://roggwil.example/');
    go('/angebote');
    expect(canonical()).toBe('https://roggwil.example/leistungen');
    expect(document.title).toBe(browserTitle('/leistungen'));
    go('/kontakt?gesendet=1');
    expect(canonical()).toBe('https://roggwil.example/kontakt');
    expect(document.title).toBe(`Gesendet: ${browserTitle('/kontakt')}`);
  });

  it.each([
    ['sent', () => press('sent'), '/kontakt'],
    ['left', () => go('/datenschutz'), '/datenschutz'],
  ])('keeps the mark of a form that came back until it is %s', (_, end, path) => {
    document.title = 'Fehler: Kontakt';
    open('/kontakt', { form: 'kontakt', values: {}, errors: { name: 'Bitte geben Sie Ihren Namen ein.' } });
    expect(document.title).toBe('Fehler: Kontakt');
    end();
    expect(document.title).toBe(browserTitle(path));
  });
});

it('takes the focus to the content of another page, and leaves it where it is on the same one', () => {
  open('/kontakt?gesendet=1');
  const form = screen.getByRole('button', { name: 'sent' });
  form.focus();
  go('/kontakt#nachricht');
  expect(document.activeElement).toBe(form);
  go('/datenschutz');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
