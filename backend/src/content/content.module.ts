import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { ContentChanges } from './content-changes.js';
import { KeptContent } from './kept-content.js';
import { ServicesController } from './services.controller.js';
import { SiteContent } from './site-content.js';

/** The public content that lives in the database. */
@Module({
  controllers: [ServicesController, BlogController],
  providers: [SiteContent, KeptContent, ContentChanges],
  exports: [SiteContent, KeptContent, ContentChanges],
})
export class ContentModule {}
