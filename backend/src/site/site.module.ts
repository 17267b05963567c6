import type { ThirdParties } from '@fahrzeugpflege/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { SiteContent } from '../content/site-content.js';
import { FRONTEND_BUNDLE, type FrontendBundle, loadFrontendBundle } from './frontend-bundle.js';
import { PageController } from './page.controller.js';
import { PageWarmer } from './page-warmer.js';
import { PUBLIC_URL, SearchEngineController } from './search-engine.controller.js';
import { PAGE_RENDERER, SitePages } from './site-pages.js';

/** What the pages need to know of where they are served. */
export interface SiteOptions {
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
      imports: [ContentModule],
      controllers: [SearchEngineController, PageController],
      providers: [
        { provide: FRONTEND_BUNDLE, useFactory: loadFrontendBundle },
        { provide: PUBLIC_URL, useValue: publicUrl },
        {
          provide: PAGE_RENDERER,
          inject: [FRONTEND_BUNDLE, SiteContent],
          useFactory: (bundle: FrontendBundle, content: SiteContent) =>
            bundle.createPageRenderer({ ...bundle, publicUrl, thirdParties, content }),
        },
        SitePages,
        PageWarmer,
      ],
      exports: [SitePages],
    };
  }
}
