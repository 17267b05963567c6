/** One shown page, as it is told to an analytics service. */
export interface PageView {
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
