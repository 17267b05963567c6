import type { ContentReader, ThirdParties } from '@fahrzeugpflege/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { CurrentFacts } from '../content/current-facts.js';
import { SiteContent } from '../content/site-content.js';
import { FRONTEND_BUNDLE, type FrontendBundle, loadFrontendBundle } from './frontend-bundle.js';
import { PageController } from './page.controller.js';
import { PageWarmer } from './page-warmer.js';
import { PUBLIC_URL, SearchEngineController } from './search-engine.controller.js';
import { PAGE_RENDERER, SitePages } from './site-pages.js';

/** What the pages need to know of where they are served. */
interface SiteOptions {
  readonly publicUrl: string;
  readonly thirdParties: ThirdParties;
}

/** The website's HTML. Global, since the native forms are answered with its pages. */
@Module({})
export class SiteModule {
  static forRoot({ publicUrl, thirdParties }: SiteOptions): DynamicModule {
    return {
      module: SiteModule,
      global: true,
      controllers: [SearchEngineController, PageController],
      providers: [
        { provide: FRONTEND_BUNDLE, useFactory: loadFrontendBundle },
        { provide: PUBLIC_URL, useValue: publicUrl },
        {
          provide: PAGE_RENDERER,
          inject: [FRONTEND_BUNDLE, SiteContent, CurrentFacts],
          useFactory: (bundle: FrontendBundle, content: SiteContent, facts: CurrentFacts) =>
            bundle.createPageRenderer({ ...bundle, publicUrl, thirdParties, content: contentReader(content, facts) }),
        },
        SitePages,
        PageWarmer,
      ],
      exports: [SitePages],
    };
  }
}

function contentReader(content: SiteContent, facts: CurrentFacts): ContentReader {
  return {
    facts: () => facts.get(),
    services: () => content.services(),
    articles: () => content.articles(),
    article: (slug) => content.article(slug),
  };
}
