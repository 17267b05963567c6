import {
  type ArticleDetail,
  type ArticleTeaser,
  type ContentReader,
  cleanText,
  type Service,
} from '@fahrzeugpflege/contracts';
import { answerWithin, BlogArticleEntity, connected, ServiceEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/** A visitor who waits for a page waits no longer for its content, in milliseconds. */
const ANSWER_LIMIT = 3_000;

/** An article's address, and since when it stands there. */
export interface ArticleAddress {
  readonly slug: string;
  readonly createdAt: Date | null;
}

/** Reads the site's services and articles. Throws DatabaseUnavailableError while PostgreSQL is away or too slow. */
@Injectable()
export class SiteContent implements ContentReader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async services(): Promise<Service[]> {
    const found = await this.read(ServiceEntity, (services) => services.find({ order: { position: 'ASC' } }));
    return found.map(toService);
  }

  async articles(): Promise<ArticleTeaser[]> {
    const found = await this.read(BlogArticleEntity, (articles) => articles.find({ order: { position: 'ASC' } }));
    return found.map(toTeaser);
  }

  /** The article of an address, or null. */
  async article(slug: string): Promise<ArticleDetail | null> {
    if (cleanText(slug) !== slug) return null;
    const article = await this.read(BlogArticleEntity, (articles) => articles.findOneBy({ slug }));
    return article && { ...toTeaser(article), createdAt: article.createdAt?.toISOString() ?? null };
  }

  /** The addresses of all articles, in the order they are shown. */
  articleAddresses(): Promise<ArticleAddress[]> {
    return this.read(BlogArticleEntity, (articles) =>
      articles.find({ select: { slug: true, createdAt: true }, order: { position: 'ASC' } }),
    );
  }

  private async read<T extends ObjectLiteral, R>(
    table: EntityTarget<T>,
    query: (repository: Repository<T>) => Promise<R>,
  ): Promise<R> {
    return answerWithin(ANSWER_LIMIT, query(connected(this.dataSource).getRepository(table)));
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
