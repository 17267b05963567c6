import {
  type ArticleDetail,
  type ArticleTeaser,
  type BusinessFacts,
  cleanText,
  listPrice,
  type Money,
  moneySchema,
  type PriceName,
  type Prices,
  type Service,
  serviceRecords,
} from '@fahrzeugpflege/contracts';
import {
  answerWithin,
  BlogArticleEntity,
  BusinessSettingEntity,
  connected,
  ServiceEntity,
} from '@fahrzeugpflege/infra/database';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { ENVIRONMENT_FACTS, type EnvironmentFacts, factsOf } from './facts-of.js';

/** A visitor who waits for a page waits no longer for its content, in milliseconds. */
const ANSWER_LIMIT = 3_000;

/** An article's address, and since when it stands there. */
export interface ArticleAddress {
  readonly slug: string;
  readonly createdAt: Date | null;
}

/** Reads the site's services and articles. Throws DatabaseUnavailableError while PostgreSQL is away or too slow. */
@Injectable()
export class SiteContent {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT_FACTS) private readonly environment: EnvironmentFacts,
  ) {}

  async services(): Promise<Service[]> {
    const rows = await this.serviceRows();
    const { prices } = factsOf({ prices: rows.map(({ prices }) => prices), settings: {} }, this.environment);
    return rows.map((row) => toService(row, prices));
  }

  /** The facts of the business that are in force. */
  async facts(): Promise<BusinessFacts> {
    const [rows, settings] = await Promise.all([
      this.serviceRows(),
      this.read(BusinessSettingEntity, (all) => all.find()),
    ]);
    const stored = {
      prices: rows.map(({ prices }) => prices),
      settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    };
    return factsOf(stored, this.environment);
  }

  private serviceRows(): Promise<ServiceEntity[]> {
    return this.read(ServiceEntity, (services) => services.find({ order: { position: 'ASC' } }));
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

/** A service that the owner added has prices of its own, whose names nothing else knows. */
function toService(
  { id, title, description, icon, featured, benefits, ...row }: ServiceEntity,
  prices: Prices,
): Service {
  const names: readonly PriceName[] | undefined = serviceRecords.find((record) => record.id === id)?.prices;
  return {
    id,
    title,
    description,
    ...listPrice(names ? names.map((name) => prices[name]) : ownPrices(row.prices)),
    icon: icon as Service['icon'],
    featured,
    ...(benefits === null ? {} : { benefits }),
  };
}

function ownPrices(prices: ServiceEntity['prices']): Money[] {
  return Object.values(prices ?? {}).flatMap((price) => moneySchema.safeParse(price).data ?? []);
}

function toTeaser({ id, slug, title, excerpt, image }: BlogArticleEntity): ArticleTeaser {
  return { id, slug, title, excerpt, image };
}
