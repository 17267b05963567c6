import type { MatomoAnalytics } from '@fahrzeugpflege/contracts';
import { appendScript } from '#features/third-party/append-script.ts';
import type { AnalyticsAdapter } from './analytics-adapter.ts';

declare global {
  interface Window {
    /** Matomo's queue; its script replaces it by an object that acts at once. */
    _paq?: { push(command: readonly unknown[]): void };
  }
}

/** Counts with Matomo. */
export function matomoAdapter({ baseUrl, siteId, loadsWithoutConsent }: MatomoAnalytics): AnalyticsAdapter {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const tell = (...command: unknown[]) => window._paq?.push(command);
  let isLoaded = false;
  return {
    start() {
      window._paq ??= [] as unknown[][];
      if (loadsWithoutConsent) tell('disableCookies');
      else tell('setCookieConsentGiven');
      if (isLoaded) return;
      isLoaded = true;
      tell('setTrackerUrl', `${folder}matomo.php`);
      tell('setSiteId', siteId);
      appendScript(document.head, `${folder}matomo.js`, {});
    },
    report({ url, title }) {
      tell('setCustomUrl', url);
      tell('setDocumentTitle', title);
      tell('trackPageView');
    },
    stop() {
      tell('forgetCookieConsentGiven');
      tell('deleteCookies');
    },
  };
}
