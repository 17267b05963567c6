import type { Analytics } from '@fahrzeugpflege/contracts';
import { isStaffPath } from '#lib/pages.ts';
import { type AnalyticsAdapter, gtagAdapter, matomoAdapter, plausibleAdapter } from './adapters.ts';

/** Reports each navigation to the analytics service, once, and loads that service with the first. */
export class PageCounter {
  private isRunning = false;
  /** The path that is shown now, if it was reported. */
  private reported: string | undefined;

  constructor(private readonly adapter: AnalyticsAdapter) {}

  /**
   * Called whenever the path or the permission changes, and safely more often.
   *
   * @param isAllowed whether the visitor, or the service's harmlessness, permits to count
   */
  visit(path: string, isAllowed: boolean): void {
    if (this.reported !== path) this.reported = undefined;
    if (!isAllowed) this.stop();
    else if (!isStaffPath(path) && this.reported !== path) this.report(path);
  }

  private report(path: string): void {
    this.start();
    this.reported = path;
    this.adapter.report({ url: location.origin + path, path, title: document.title });
  }

  private start(): void {
    if (!this.isRunning) this.adapter.start();
    this.isRunning = true;
  }

  private stop(): void {
    if (this.isRunning) this.adapter.stop();
    this.isRunning = false;
  }
}

/** The counter of the configured service; undefined without one. */
export function createCounter(analytics: Analytics): PageCounter | undefined {
  const adapter = createAdapter(analytics);
  return adapter ? new PageCounter(adapter) : undefined;
}

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
