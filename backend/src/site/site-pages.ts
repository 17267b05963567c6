import { businessProfile, type FormState, type PageRenderer, type RenderedPage } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PAGE_RENDERER } from './frontend-bundle.js';
import { RenderQueue } from './render-queue.js';

/** Pages kept; more than the site has, so that only made-up addresses are ever dropped. */
const MAX_KEPT = 200;

/** Only this part of a query changes what a public page shows. */
const SENT_VIEW = 'gesendet';

const dayInZurich = new Intl.DateTimeFormat('en-CA', { timeZone: businessProfile.timeZone });

/** The site's public pages as HTML, rendered once a day and kept in memory. They vary by path alone, never by visitor. */
@Injectable()
export class SitePages {
  private readonly kept = new Map<string, RenderedPage>();
  private keptOn = '';
  private readonly queue = new RenderQueue();

  constructor(@Inject(PAGE_RENDERER) private readonly render: PageRenderer) {}

  /** The page of an address. @throws Problem 503 when too many pages wait to be rendered */
  async page(url: string): Promise<RenderedPage> {
    const key = pageKey(url);
    const now = new Date();
    this.dropAtMidnight(now);
    const kept = this.kept.get(key);
    if (kept) return kept;
    const page = await this.queue.run(() => this.render(key, { renderedAt: now.toISOString() }));
    if (page.status === 200 && this.kept.size < MAX_KEPT) this.kept.set(key, page);
    return page;
  }

  /** A form's page with what was typed and what is wrong; never kept. @throws Problem 503 as above */
  async renderForm(path: string, formState: FormState): Promise<string> {
    const renderedAt = new Date().toISOString();
    return (await this.queue.run(() => this.render(path, { renderedAt, formState }))).html;
  }

  /** What depends on the calendar (the campaign's notice) holds until midnight. */
  private dropAtMidnight(now: Date): void {
    const today = dayInZurich.format(now);
    if (today === this.keptOn) return;
    this.keptOn = today;
    this.kept.clear();
  }
}

function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  return searchParams.has(SENT_VIEW) ? `${pathname}?${SENT_VIEW}=1` : pathname;
}
