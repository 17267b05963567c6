import type { ArticleAddress } from '../content/site-content.js';

/** What the sitemap is made of. */
export interface SitemapSource {
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
