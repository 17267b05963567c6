import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ContentChanges } from '../content/content-changes.js';
import { FRONTEND_BUNDLE, type FrontendBundle } from './frontend-bundle.js';
import { SitePages } from './site-pages.js';

/** Changes that follow each other closely are rendered together; whoever waits for a start goes first. Milliseconds. */
const SETTLING_TIME = 10_000;

/**
 * Renders all known pages in the background when content can be read or has changed, so that no visitor waits for the
 * first rendering. Nothing depends on it.
 */
@Injectable()
export class PageWarmer implements OnApplicationShutdown {
  private readonly logger = new Logger(PageWarmer.name);
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    @Inject(FRONTEND_BUNDLE) private readonly bundle: FrontendBundle,
    private readonly pages: SitePages,
    private readonly changes: ContentChanges,
  ) {
    changes.onChange(() => this.schedule());
    if (changes.isListening) this.schedule();
  }

  onApplicationShutdown(): void {
    this.isEnding = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.warm().catch((error) => this.logger.warn(error)), SETTLING_TIME);
  }

  /** One page after the other, each compressed before the next: visitors and enquiries have their turn between. */
  private async warm(): Promise<void> {
    const { generation } = this.changes;
    const start = performance.now();
    for (const path of this.bundle.indexablePaths) {
      if (this.isEnding || generation !== this.changes.generation) return;
      const { document } = await this.pages.page(path);
      await document.compress();
    }
    const took = Math.round(performance.now() - start);
    this.logger.debug(`${this.bundle.indexablePaths.length} pages are ready after ${took} ms`);
  }
}
