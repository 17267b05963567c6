import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { BrowserRouter, Link, Outlet, useLocation, useRoutes, useSearchParams } from 'react-router-dom';
import type { PageChunk, PageModule } from '#pages/page-route.ts';
import { press } from '#test/user.ts';
import { FakeApi } from '../test/fake-api.ts';
import { PageSlot, PendingLine } from './page-slot.tsx';

const moduleOf = (Page: ComponentType): PageModule => ({
  Page,
  describe: () => ({ description: '', picture: 'start' }),
});

/** A page whose chunk comes, or fails, when the test says so. */
class HeldPage implements PageChunk {
  readonly source = 'src/pages/held-page.tsx';
  module?: PageModule;
  arrive: (page: ComponentType) => void = () => undefined;
  fail: () => void = () => undefined;
  readonly load = () =>
    new Promise<PageModule>((resolve, reject) => {
      this.arrive = (page) => resolve(moduleOf(page));
      this.fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
    });
}

const atHand = (page: ComponentType): PageChunk => ({
  source: 'src/pages/page.tsx',
  module: moduleOf(page),
  load: async () => moduleOf(page),
});

let mounts = 0;
function Home() {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    mounts += 1;
  }, []);
  return (
    <>
      <h1>Home {query.get('suche')}</h1>
      <button type="button" onClick={() => setQuery({ suche: 'x' })}>
        Search
      </button>
    </>
  );
}

function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <PendingLine />
      <p>at {pathname}</p>
      {['/', '/slow', '/slower', '/broken'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Outlet />
    </>
  );
}

function Broken(): never {
  throw new Error('broken');
}

describe('the place of a page', () => {
  let slow: HeldPage;
  let slower: HeldPage;

  function Site() {
    const [routes] = useState(() => {
      const pages = { '/': atHand(Home), '/slow': slow, '/slower': slower, '/broken': atHand(Broken) };
      const children = Object.entries(pages).map(([path, page]) => ({ path, element: <PageSlot page={page} /> }));
      return [{ element: <Layout />, children }];
    });
    return useRoutes(routes);
  }

  const show = () => render(<Site />, { wrapper: BrowserRouter });
  const follow = (path: string) => act(async () => screen.getByRole('link', { name: path }).click());
  const goBack = () =>
    act(async () => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await gone;
    });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const isPending = () => screen.queryByRole('progressbar', { name: 'Seite wird geladen' }) !== null;

  beforeEach(() => {
    mounts = 0;
    slow = new HeldPage();
    slower = new HeldPage();
    history.pushState(null, '', '/');
    new FakeApi().install().on('HEAD /slow', 'offline');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows the page at hand at once', () => {
    show();
    expect(heading()).toBe('Home ');
    expect(isPending()).toBe(false);
  });

  it('keeps the page before, and the line, until the next one is there', async () => {
    show();
    await follow('/slow');
    expect(heading()).toBe('Home ');
    expect(screen.getByText('at /')).toBeTruthy();
    expect(isPending()).toBe(true);
    await act(async () => slow.arrive(() => <h1>Slow</h1>));
    expect(heading()).toBe('Slow');
    expect(screen.getByText('at /slow')).toBeTruthy();
    expect(isPending()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['first', ['slow', 'slower']],
    ['last', ['slower', 'slow']],
  ] as const)('ends on the last of two links, whose chunk comes %s or not', async (_, order) => {
    show();
    await follow('/slow');
    await follow('/slower');
    for (const name of order) {
      const page = name === 'slow' ? slow : slower;
      await act(async () => page.arrive(() => <h1>{name}</h1>));
    }
    expect(heading()).toBe('slower');
    expect(isPending()).toBe(false);
  });

  it('is at rest again when a visitor goes back before the next page came', async () => {
    show();
    await follow('/slow');
    await goBack();
    expect(screen.getByText('at /')).toBeTruthy();
    expect(isPending()).toBe(false);
    await act(async () => slow.arrive(() => <h1>Slow</h1>));
    expect(heading()).toBe('Home ');
    expect(mounts).toBe(1);
    await follow('/slow');
    expect(heading()).toBe('Slow');
  });

  it('says so where a page could not be loaded, and tries again with the next click', async () => {
    show();
    await follow('/slow');
    await act(async () => slow.fail());
    expect(heading()).toBe('Diese Seite konnte nicht angezeigt werden');
    expect(screen.getByText('at /slow')).toBeTruthy();
    expect(isPending()).toBe(false);
    await follow('/');
    expect(heading()).toBe('Home ');
    await follow('/slow');
    expect(isPending()).toBe(true);
    await act(async () => slow.arrive(() => <h1>Slow</h1>));
    expect(heading()).toBe('Slow');
  });

  it('says so where a page broke, and leads on from there', async () => {
    show();
    await follow('/broken');
    expect(heading()).toBe('Diese Seite konnte nicht angezeigt werden');
    await follow('/');
    expect(heading()).toBe('Home ');
  });

  it('keeps a page that changes what its address says behind the path', async () => {
    show();
    await act(async () => press('Search'));
    expect(heading()).toBe('Home x');
    expect(isPending()).toBe(false);
    expect(mounts).toBe(1);
  });
});
