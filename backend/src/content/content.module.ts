import { type DynamicModule, Module } from '@nestjs/common';
import { BlogController, ServicesController } from './content.controller.js';
import { ContentChanges } from './content-changes.js';
import { CurrentFacts } from './current-facts.js';
import { ENVIRONMENT_FACTS, type EnvironmentFacts } from './facts-of.js';
import { KeptContent } from './kept-content.js';
import { SiteContent } from './site-content.js';

/** The public content that lives in the database. Global, since the site, the assistant and the staff area heed it. */
@Module({})
export class ContentModule {
  static forRoot(environment: EnvironmentFacts): DynamicModule {
    return {
      module: ContentModule,
      global: true,
      controllers: [ServicesController, BlogController],
      providers: [
        { provide: ENVIRONMENT_FACTS, useValue: environment },
        SiteContent,
        KeptContent,
        CurrentFacts,
        ContentChanges,
      ],
      exports: [ENVIRONMENT_FACTS, SiteContent, KeptContent, CurrentFacts, ContentChanges],
    };
  }
}
