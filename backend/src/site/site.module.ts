import { Module } from '@nestjs/common';
import { loadPageRenderer, PAGE_RENDERER } from './frontend-bundle.js';
import { PageController } from './page.controller.js';
import { SitePages } from './site-pages.js';

/** The website's HTML. */
@Module({
  controllers: [PageController],
  providers: [{ provide: PAGE_RENDERER, useFactory: loadPageRenderer }, SitePages],
  exports: [SitePages],
})
export class SiteModule {}
