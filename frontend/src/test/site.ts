import {
  type ArticleDetail,
  articles,
  businessProfile,
  profileFacts,
  type SiteSetup,
  services,
} from '@fahrzeugpflege/contracts';
import type { Graph } from 'schema-dts';

/** A site as the API sets it up, with the seeded content and a manifest that has a chunk for every page asked for. */
export function aSite(changes: Partial<SiteSetup> = {}): SiteSetup {
  return {
    template: '<head><!--page-head--></head><div id="root"><!--page-html--></div><!--page-state-->',
    manifest: new Proxy({}, { get: (_, source: string) => ({ file: `assets/${source.replaceAll('/', '-')}.js` }) }),
    publicUrl: 'https://site.example',
    thirdParties: businessProfile.thirdParties,
    content: {
      facts: async () => profileFacts,
      services: async () => services(profileFacts),
      articles: async () => articles,
      article: async (slug): Promise<ArticleDetail | null> => articles.find((article) => article.slug === slug) ?? null,
    },
    ...changes,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A rendered document, as a search engine reads it. */
export class PageHtml {
  constructor(private readonly html: string) {}

  get title(): string {
    return unescaped(this.html.match(/<title>(.*?)<\/title>/)?.[1] ?? '');
  }

  get canonical(): string | undefined {
    return this.attribute(/<link rel="canonical" href="([^"]*)">/);
  }

  /** The content of a `meta` by its name or property. */
  meta(name: string): string | undefined {
    return this.attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
  }

  /** What schema.org's words say, if the page says anything in them. */
  get structuredData(): Graph | undefined {
    const json = this.html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
    return json === undefined ? undefined : (JSON.parse(json) as Graph);
  }

  /** The words of the body, without tags. */
  get text(): string {
    const body = this.html.slice(this.html.indexOf('<div id="root">')).replace(/<script.*?<\/script>/gs, '');
    return unescaped(body.replace(/<[^>]*>/g, ''));
  }

  private attribute(pattern: RegExp): string | undefined {
    const value = this.html.match(pattern)?.[1];
    return value === undefined ? undefined : unescaped(value);
  }
}

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
