import type { Article, Service } from '@fahrzeugpflege/contracts';
import { cleanText } from '@fahrzeugpflege/contracts';
import { BlogArticleEntity, connected, ServiceEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** An article as lists show it. */
export type ArticleTeaser = Omit<Article, 'createdAt'>;
/** A single article; old ones may lack their date (ISO 8601). */
export type ArticleDetail = ArticleTeaser & { readonly createdAt: string | null };

/** Reads the site's services and articles. Throws DatabaseUnavailableError while PostgreSQL is away. */
@Injectable()
export class SiteContent {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async services(): Promise<Service[]> {
    const services = connected(this.dataSource).getRepository(ServiceEntity);
    return (await services.find({ order: { position: 'ASC' } })).map(toService);
  }

  async articles(): Promise<ArticleTeaser[]> {
    const articles = connected(this.dataSource).getRepository(BlogArticleEntity);
    return (await articles.find({ order: { position: 'ASC' } })).map(toTeaser);
  }

  /** The article of an address, or null. */
  async article(slug: string): Promise<ArticleDetail | null> {
    if (cleanText(slug) !== slug) return null;
    const article = await connected(this.dataSource).getRepository(BlogArticleEntity).findOneBy({ slug });
    return article && { ...toTeaser(article), createdAt: article.createdAt?.toISOString() ?? null };
  }
}

function toService({ id, title, description, price, icon, featured, benefits }: ServiceEntity): Service {
  return {
    id,
    title,
    description,
    ...(price === null ? {} : { price }),
    icon: icon as Service['icon'],
    featured,
    ...(benefits === null ? {} : { benefits }),
  };
}

function toTeaser({ id, slug, title, excerpt, image }: BlogArticleEntity): ArticleTeaser {
  return { id, slug, title, excerpt, image };
}
