import { businessDay, type FormState, type PageRenderer, type RenderedPage } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ContentCache, type Made } from '../content/content-cache.js';
import { ContentChanges } from '../content/content-changes.js';
import { KeptContent } from '../content/kept-content.js';
import { SiteDocument } from '../http/site-document.js';
import { Unavailable } from '../problem/business-error.js';
import { FRONTEND_BUNDLE, type FrontendBundle } from './frontend-bundle.js';
import { pageAddress } from './page-address.js';

/** Renders that may wait; beyond them a page is refused, so that a flood of them never holds up intake. */
const MAX_WAITING = 50;

/** Lets one page be rendered at a time, and other requests have their turn between two. */
export class RenderQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @throws Unavailable when too many wait already */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw new Unavailable();
    this.waiting += 1;
    const turn = this.last.then(nextTurn).then(render);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** DI token of the renderer. */
export const PAGE_RENDERER = Symbol('PAGE_RENDERER');

/** One page as it is sent. */
interface SitePage extends Pick<RenderedPage, 'status' | 'location'> {
  readonly document: SiteDocument;
}

/**
 * The site's public pages as HTML, rendered when first asked for and kept in memory until the content or the day
 * changes. They vary by path alone, never by visitor; addresses that don't exist share a few.
 */
@Injectable()
export class SitePages {
  private readonly pages: ContentCache<SitePage>;
  private readonly pageQueue = new RenderQueue();
  /** Apart from the pages, so that a flood of requests for them never costs a visitor what was typed. */
  private readonly formQueue = new RenderQueue();

  constructor(
    @Inject(PAGE_RENDERER) private readonly render: PageRenderer,
    @Inject(FRONTEND_BUNDLE) private readonly bundle: Pick<FrontendBundle, 'keptPath'>,
    private readonly content: KeptContent,
    changes: ContentChanges,
  ) {
    this.pages = new ContentCache(changes);
  }

  /**
   * The page of a canonical address.
   *
   * @throws Unavailable when too many pages wait to be rendered
   */
  async page(address: string): Promise<SitePage> {
    const [path = '/'] = address.split('?', 1);
    const keptPath = await this.bundle.keptPath(path, (slug) => this.mayHaveArticle(slug));
    const url = keptPath === path ? address : keptPath;
    return this.pages.get(url, () => this.pageQueue.run(() => this.make(url)));
  }

  /** Whether there is a page at the address of a request, in whatever spelling. @throws Unavailable as above */
  async hasPage(url: string): Promise<boolean> {
    return (await this.page(pageAddress(url).canonical)).status === 200;
  }

  /** A form's page with what was typed and what is wrong with it; never kept. @throws Unavailable as above */
  async renderForm(path: string, formState: FormState): Promise<string> {
    const renderedAt = new Date().toISOString();
    return (await this.formQueue.run(() => this.render({ url: path, renderedAt, formState }))).html;
  }

  /** While the database is away nobody knows; the page that is rendered then says so, and is not kept. */
  private mayHaveArticle(slug: string): Promise<boolean> {
    return this.content.hasArticle(slug).catch(() => true);
  }

  private async make(url: string): Promise<Made<SitePage>> {
    const { status, location, html, isComplete } = await this.render({ url, renderedAt: noonOf(Date.now()) });
    const document = new SiteDocument('text/html; charset=utf-8', html);
    if (isComplete) document.compress();
    return { value: { status, document, ...(location && { location }) }, isComplete };
  }
}

/** A page says the same all day. So all processes render the same bytes, and a browser's copy holds for each of them. */
function noonOf(time: number): string {
  return `${businessDay(time)}T12:00:00.000Z`;
}
