import type { GtagAnalytics } from '@fahrzeugpflege/contracts';
import { appendScript } from '#features/third-party/append-script.ts';
import type { AnalyticsAdapter } from './analytics-adapter.ts';

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
