import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { ServicesController } from './services.controller.js';
import { SiteContent } from './site-content.js';

/** The public content that lives in the database. */
@Module({
  controllers: [ServicesController, BlogController],
  providers: [SiteContent],
  exports: [SiteContent],
})
export class ContentModule {}
