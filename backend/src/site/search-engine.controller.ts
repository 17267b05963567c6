import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContentCache, type Made } from '../content/content-cache.js';
import { ContentChanges } from '../content/content-changes.js';
import { SiteContent } from '../content/site-content.js';
import { sendDocument } from '../http/send-document.js';
import { SiteDocument } from '../http/site-document.js';
import { FRONTEND_BUNDLE, type FrontendBundle } from './frontend-bundle.js';
import { robotsOf, sitemapOf } from './sitemap.js';

/** DI token of the address at which visitors reach the site. */
export const PUBLIC_URL = Symbol('PUBLIC_URL');

/** What search engines ask for. */
@Controller()
export class SearchEngineController {
  private readonly robotsFile: SiteDocument;
  private readonly sitemaps: ContentCache<SiteDocument>;

  constructor(
    @Inject(FRONTEND_BUNDLE) private readonly bundle: FrontendBundle,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly content: SiteContent,
    changes: ContentChanges,
  ) {
    this.robotsFile = new SiteDocument('text/plain; charset=utf-8', robotsOf(publicUrl));
    this.sitemaps = new ContentCache(changes);
  }

  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendDocument(request, reply, this.robotsFile);
  }

  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendDocument(request, reply, await this.sitemaps.get('sitemap', () => this.makeSitemap()));
  }

  /** While the database is away, the pages that it has no part in. */
  private async makeSitemap(): Promise<Made<SiteDocument>> {
    const articles = await this.content.articleAddresses().catch(() => undefined);
    const source = { publicUrl: this.publicUrl, paths: this.bundle.indexablePaths, articles: articles ?? [] };
    const value = new SiteDocument('application/xml; charset=utf-8', sitemapOf(source));
    value.compress();
    return { value, isComplete: articles !== undefined };
  }
}
