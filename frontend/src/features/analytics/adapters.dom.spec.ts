import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foreignScripts } from '#test/third-parties.tsx';
import { type AnalyticsAdapter, gtagAdapter, matomoAdapter, plausibleAdapter } from './adapters.ts';
import { createAdapter } from './page-counter.ts';

const provider = { provider: 'Zähler', privacyUrl: null, moreOrigins: [], loadsWithoutConsent: false } as const;
const PLAUSIBLE = {
  ...provider,
  kind: 'plausible',
  scriptUrl: 'https://count.example/js/script.manual.js',
  domain: 'site.example',
} as const;
const MATOMO = { ...provider, kind: 'matomo', baseUrl: 'https://count.example/m', siteId: '7' } as const;
const GTAG = {
  ...provider,
  kind: 'gtag',
  scriptUrl: 'https://count.example/gtag/js',
  measurementId: 'G-1',
} as const;
const view = { url: 'https://site.example/kontakt', path: '/kontakt', title: 'Kontakt' };

/** The commands in a queue, whatever holds them. */
const commands = (queue: unknown) =>
  Array.from(queue as ArrayLike<ArrayLike<unknown>>, (command) => Array.from(command));

/** What Plausible's script does with the pages it is sent, once it has loaded. */
class PlausibleScript {
  readonly counted: string[] = [];
  /** True while it measures by itself how long the page is looked at. */
  isWatching = false;

  constructor() {
    window.plausible = (_event, { u }) => {
      this.isWatching = localStorage.getItem('plausible_ignore') !== 'true';
      if (this.isWatching) this.counted.push(u);
    };
  }
}

beforeEach(() => {
  localStorage.clear();
  for (const script of foreignScripts()) script.remove();
  for (const name of ['plausible', '_paq', 'dataLayer'] as const) delete window[name];
});

describe('Plausible', () => {
  const optOut = () => localStorage.getItem('plausible_ignore');
  let adapter: AnalyticsAdapter;

  beforeEach(() => {
    adapter = plausibleAdapter(PLAUSIBLE);
    adapter.start();
  });

  it('gets its script for the site’s domain, told to count nothing by itself', () => {
    expect(foreignScripts().map(({ src, dataset }) => [src, { ...dataset }])).toEqual([
      ['https://count.example/js/script.manual.js', { domain: 'site.example' }],
    ]);
    expect(window.plausible?.o).toEqual({ autoCapturePageviews: false });
  });

  it('queues pages until the script is there, and hands them to it afterwards', () => {
    adapter.report(view);
    expect(commands(window.plausible?.q)).toEqual([['pageview', { u: view.url }]]);
    const script = new PlausibleScript();
    adapter.report(view);
    expect(script.counted).toEqual([view.url]);
  });

  it('falls silent when it is stopped, and counts again after the next start without loading again', () => {
    const script = new PlausibleScript();
    adapter.report(view);
    expect(script.isWatching).toBe(true);
    adapter.stop();
    expect(script.isWatching).toBe(false);
    expect(optOut()).toBe('true');
    adapter.start();
    expect(optOut()).toBeNull();
    adapter.report(view);
    expect(script.counted).toEqual([view.url, view.url]);
    expect(foreignScripts()).toHaveLength(1);
  });

  it('forgets the waiting pages when it is stopped before the script is there', () => {
    adapter.report(view);
    adapter.stop();
    expect(window.plausible?.q).toEqual([]);
  });

  it('is sent nothing when it is stopped where the browser keeps no opt-out', () => {
    const script = new PlausibleScript();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    adapter.stop();
    full.mockRestore();
    expect(script.counted).toEqual([]);
  });

  it('leaves an opt-out alone that is none of ours, where it loads without consent', () => {
    localStorage.setItem('plausible_ignore', 'true');
    plausibleAdapter({ ...PLAUSIBLE, loadsWithoutConsent: true }).start();
    expect(optOut()).toBe('true');
  });
});

describe('Matomo', () => {
  let adapter: AnalyticsAdapter;

  beforeEach(() => {
    adapter = matomoAdapter(MATOMO);
  });

  it('gets its script and where to send, and each page by its address', () => {
    adapter.start();
    adapter.report(view);
    expect(foreignScripts().map(({ src }) => src)).toEqual(['https://count.example/m/matomo.js']);
    expect(commands(window._paq)).toEqual([
      ['setCookieConsentGiven'],
      ['setTrackerUrl', 'https://count.example/m/matomo.php'],
      ['setSiteId', '7'],
      ['setCustomUrl', view.url],
      ['setDocumentTitle', 'Kontakt'],
      ['trackPageView'],
    ]);
  });

  it('sets no cookies where it loads without consent', () => {
    matomoAdapter({ ...MATOMO, loadsWithoutConsent: true }).start();
    expect(commands(window._paq)[0]).toEqual(['disableCookies']);
  });

  it('loads once, and deletes its cookies when it is stopped', () => {
    adapter.start();
    adapter.stop();
    adapter.start();
    expect(foreignScripts()).toHaveLength(1);
    const sent = commands(window._paq).slice(3);
    expect(sent).toEqual([['forgetCookieConsentGiven'], ['deleteCookies'], ['setCookieConsentGiven']]);
  });
});

describe('Google’s tag', () => {
  let adapter: AnalyticsAdapter;

  beforeEach(() => {
    adapter = gtagAdapter(GTAG);
  });

  it('gets its script with the measurement’s id, sends no page by itself, and each one that it is given', () => {
    adapter.start();
    adapter.report(view);
    expect(foreignScripts().map(({ src }) => src)).toEqual(['https://count.example/gtag/js?id=G-1']);
    expect(commands(window.dataLayer)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'page_view', { page_location: view.url, page_path: '/kontakt', page_title: 'Kontakt' }],
    ]);
  });

  it('reads `arguments`, not arrays', () => {
    adapter.start();
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('is switched off and loses its cookies when it is stopped, and comes back without loading again', () => {
    adapter.start();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    for (const name of ['_ga', '_ga_G1', 'other']) document.cookie = `${name}=1; path=/`;
    adapter.stop();
    expect(document.cookie).toBe('other=1');
    expect(window['ga-disable-G-1']).toBe(true);
    adapter.start();
    expect(window['ga-disable-G-1']).toBe(false);
    expect(foreignScripts()).toHaveLength(1);
  });
});

it.each([PLAUSIBLE, MATOMO, GTAG])('$kind loads though a widget has made its global before', (config) => {
  window.plausible = () => undefined;
  window._paq = [];
  window.dataLayer = [];
  createAdapter(config)?.start();
  expect(foreignScripts()).toHaveLength(1);
});
