import type { GtagAnalytics, MatomoAnalytics, PlausibleAnalytics } from '@fahrzeugpflege/contracts';
import { appendScript } from '#features/third-party/append-script.ts';

/** One shown page, as it is reported to an analytics service. */
interface PageView {
  /** The whole address without its query. */
  readonly url: string;
  readonly path: string;
  readonly title: string;
}

/** What the site asks of an analytics service. Its script decides nothing by itself: pages are counted by {@link report}. */
export interface AnalyticsAdapter {
  /** Loads the script; called once, and again after a stop. */
  start(): void;
  report(view: PageView): void;
  /** The visitor took the yes back: nothing more is sent, and what was set in the browser goes as far as we can. */
  stop(): void;
}

/** Plausible's global: a queue until its script is there, and the script's own function afterwards. */
interface PlausibleGlobal {
  (event: string, options: { readonly u: string }): void;
  q?: unknown[];
  /** What newer scripts take as their options. */
  o?: { readonly autoCapturePageviews: boolean };
}

declare global {
  interface Window {
    plausible?: PlausibleGlobal;
  }
}

/** Plausible's opt-out: while it stands in `localStorage`, the script ignores every page that is reported to it. */
const OPT_OUT = 'plausible_ignore';

/** Counts with Plausible. */
export function plausibleAdapter({ scriptUrl, domain, loadsWithoutConsent }: PlausibleAnalytics): AnalyticsAdapter {
  const queue: PlausibleGlobal = (...call) => {
    queue.q = [...(queue.q ?? []), call];
  };
  queue.o = { autoCapturePageviews: false };
  let isLoaded = false;
  return {
    start() {
      if (!loadsWithoutConsent) optOut(false);
      if (isLoaded) return;
      isLoaded = true;
      window.plausible = queue;
      appendScript(document.head, scriptUrl, { domain });
    },
    report: ({ url }) => window.plausible?.('pageview', { u: url }),
    stop() {
      queue.q = [];
      const isSilenced = optOut(true);
      // The script reports by itself how long a page was looked at, and ends that with a page that it ignores.
      if (isSilenced && window.plausible !== queue) window.plausible?.('pageview', { u: location.origin });
    },
  };
}

/** Sets or removes the opt-out; false where the browser keeps nothing. */
function optOut(isOut: boolean): boolean {
  try {
    if (isOut) localStorage.setItem(OPT_OUT, 'true');
    else localStorage.removeItem(OPT_OUT);
    return true;
  } catch {
    return false;
  }
}

declare global {
  interface Window {
    /** Matomo's queue; its script replaces it by an object that acts at once. */
    _paq?: { push(command: readonly unknown[]): void };
  }
}

/** Counts with Matomo. */
export function matomoAdapter({ baseUrl, siteId, loadsWithoutConsent }: MatomoAnalytics): AnalyticsAdapter {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const command = (...words: unknown[]) => window._paq?.push(words);
  let isLoaded = false;
  return {
    start() {
      window._paq ??= [] as unknown[][];
      if (loadsWithoutConsent) command('disableCookies');
      else command('setCookieConsentGiven');
      if (isLoaded) return;
      isLoaded = true;
      command('setTrackerUrl', `${folder}matomo.php`);
      command('setSiteId', siteId);
      appendScript(document.head, `${folder}matomo.js`, {});
    },
    report({ url, title }) {
      command('setCustomUrl', url);
      command('setDocumentTitle', title);
      command('trackPageView');
    },
    stop() {
      command('forgetCookieConsentGiven');
      command('deleteCookies');
    },
  };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** The tag's own switches: `ga-disable-<measurement id>`. */
    [switchName: `ga-disable-${string}`]: boolean;
  }
}

/** The tag reads `arguments` objects, and no arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Counts with Google's tag. */
export function gtagAdapter({ scriptUrl, measurementId }: GtagAnalytics): AnalyticsAdapter {
  let isLoaded = false;
  return {
    start() {
      window[`ga-disable-${measurementId}`] = false;
      if (isLoaded) return;
      isLoaded = true;
      gtag('js', new Date());
      gtag('config', measurementId, { send_page_view: false });
      const address = new URL(scriptUrl);
      address.searchParams.set('id', measurementId);
      appendScript(document.head, address.href, {});
    },
    report({ url, path, title }) {
      gtag('event', 'page_view', { page_location: url, page_path: path, page_title: title });
    },
    stop() {
      window[`ga-disable-${measurementId}`] = true;
      deleteCookies(/^_ga(_|$)/);
    },
  };
}

/** Cookies of the whole site and of the domains above it: the tag sets its own as high as it can. */
function deleteCookies(name: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const found of names.filter((cookie) => name.test(cookie))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that we serve
      document.cookie = `${found}=; max-age=0; path=/${domain}`;
    }
  }
}
