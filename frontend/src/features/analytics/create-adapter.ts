import type { Analytics } from '@fahrzeugpflege/contracts';
import type { AnalyticsAdapter } from './adapters/analytics-adapter.ts';
import { gtagAdapter } from './adapters/gtag.ts';
import { matomoAdapter } from './adapters/matomo.ts';
import { plausibleAdapter } from './adapters/plausible.ts';

/** The adapter of the configured service; null without one. Nothing is loaded yet. */
export function createAdapter(analytics: Analytics): AnalyticsAdapter | null {
  switch (analytics.kind) {
    case 'none':
      return null;
    case 'plausible':
      return plausibleAdapter(analytics);
    case 'matomo':
      return matomoAdapter(analytics);
    case 'gtag':
      return gtagAdapter(analytics);
  }
}
