import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContentCache, type Made } from '../content/content-cache.js';
import { ContentChanges } from '../content/content-changes.js';
import { type ArticleAddress, SiteContent } from '../content/site-content.js';
import { sendDocument } from '../http/send-document.js';
import { SiteDocument } from '../http/site-document.js';
import { FRONTEND_BUNDLE, type FrontendBundle } from './frontend-bundle.js';

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

/** What the sitemap is made of. */
interface SitemapSource {
  /** Where visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** All pages that search engines shall know. */
  readonly paths: readonly string[];
  /** The articles of the database: some of them have their page among `paths`. */
  readonly articles: readonly ArticleAddress[];
}

/** The sitemap (sitemaps.org): every page once, articles with the day they were written. */
export function sitemapOf({ publicUrl, paths, articles }: SitemapSource): string {
  const days = new Map(articles.map(({ slug, createdAt }) => [`/blog/${encodeURIComponent(slug)}`, dayOf(createdAt)]));
  const entries = [...new Set([...paths, ...days.keys()])].map((path) => entryOf(publicUrl + path, days.get(path)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** What search engines may read: everything but the API; the staff area says by itself that it is not to be kept. */
export function robotsOf(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

function entryOf(address: string, day: string | undefined): string {
  return `  <url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
}

function dayOf(date: Date | null): string | undefined {
  return date?.toISOString().slice(0, 10);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
