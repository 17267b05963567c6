import type { ArticleDetail, ArticleTeaser } from '@fahrzeugpflege/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Problem } from '../problem/problem.js';
import { SiteContent } from './site-content.js';

/** `GET /api/blog` and `GET /api/blog/{slug}`. */
@Controller('api/blog')
export class BlogController {
  constructor(private readonly content: SiteContent) {}

  @Get()
  list(): Promise<ArticleTeaser[]> {
    return this.content.articles();
  }

  @Get(':slug')
  async one(@Param('slug') slug: string): Promise<ArticleDetail> {
    const article = await this.content.article(slug);
    if (!article) throw new Problem(404, 'nicht-gefunden', 'Artikel nicht gefunden');
    return article;
  }
}
