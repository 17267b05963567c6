import { Injectable } from '@nestjs/common';
import { SiteDocument } from '../http/site-document.js';
import { ContentCache, type Made } from './content-cache.js';
import { ContentChanges } from './content-changes.js';
import { SiteContent } from './site-content.js';

/**
 * The site's content as the API answers it, JSON, kept until it changes. Each call throws DatabaseUnavailableError while
 * PostgreSQL is away and nothing older is kept.
 */
@Injectable()
export class KeptContent {
  private readonly documents: ContentCache<SiteDocument>;
  private readonly slugs: ContentCache<ReadonlySet<string>>;

  constructor(
    private readonly content: SiteContent,
    changes: ContentChanges,
  ) {
    this.documents = new ContentCache(changes);
    this.slugs = new ContentCache(changes);
  }

  services(): Promise<SiteDocument> {
    return this.documents.get('services', async () => jsonOf(await this.content.services()));
  }

  articles(): Promise<SiteDocument> {
    return this.documents.get('articles', async () => jsonOf(await this.content.articles()));
  }

  /** The article of a slug, or null. */
  async article(slug: string): Promise<SiteDocument | null> {
    if (!(await this.hasArticle(slug))) return null;
    return this.documents.get(`article ${slug}`, async () => jsonOf(await this.content.article(slug)));
  }

  /** Whether there is an article of a slug; asks the database once for all slugs. */
  async hasArticle(slug: string): Promise<boolean> {
    const slugs = await this.slugs.get('slugs', async () => {
      const addresses = await this.content.articleAddresses();
      return { value: new Set(addresses.map((address) => address.slug)), isComplete: true };
    });
    return slugs.has(slug);
  }
}

function jsonOf(content: unknown): Made<SiteDocument> {
  const value = new SiteDocument('application/json; charset=utf-8', JSON.stringify(content));
  value.compress();
  return { value, isComplete: true };
}
