import { businessProfile, type FormState, type PageRenderer, type RenderedPage } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PAGE_RENDERER } from './frontend-bundle.js';
import { RenderQueue } from './render-queue.js';

const dayInZurich = new Intl.DateTimeFormat('en-CA', { timeZone: businessProfile.timeZone });

/** The site's public pages as HTML, rendered once a day and kept in memory. They vary by path alone, never by visitor. */
@Injectable()
export class SitePages {
  private readonly kept = new Map<string, RenderedPage>();
  private keptOn = '';
  private readonly pages = new RenderQueue();
  /** Apart from the pages, so that a flood of unknown addresses never costs a visitor what was typed. */
  private readonly forms = new RenderQueue();

  constructor(@Inject(PAGE_RENDERER) private readonly render: PageRenderer) {}

  /**
   * The page of a canonical address.
   *
   * @throws Problem 503 when too many pages wait to be rendered
   */
  async page(address: string): Promise<RenderedPage> {
    const now = new Date();
    this.dropAtMidnight(now);
    const kept = this.kept.get(address);
    if (kept) return kept;
    const page = await this.pages.run(() => this.render(address, { renderedAt: now.toISOString() }));
    if (page.status === 200) this.kept.set(address, page);
    return page;
  }

  /** A form's page with what was typed and what is wrong; never kept. @throws Problem 503 as above */
  async renderForm(path: string, formState: FormState): Promise<string> {
    const renderedAt = new Date().toISOString();
    return (await this.forms.run(() => this.render(path, { renderedAt, formState }))).html;
  }

  /** What depends on the calendar (the campaign's notice) holds until midnight. */
  private dropAtMidnight(now: Date): void {
    const today = dayInZurich.format(now);
    if (today === this.keptOn) return;
    this.keptOn = today;
    this.kept.clear();
  }
}
