import {
  type ArticleDetail,
  articles,
  businessProfile,
  profileFacts,
  type SiteSetup,
  services,
} from '@fahrzeugpflege/contracts';

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
