import type { PlausibleAnalytics } from '@fahrzeugpflege/contracts';
import { appendScript } from '#features/third-party/append-script.ts';
import type { AnalyticsAdapter } from './analytics-adapter.ts';

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

/** Plausible's opt-out: while it stands in `localStorage`, the script ignores every page that it is told. */
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
      // The script tells by itself how long a page was looked at, and ends that with a page that it ignores.
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
