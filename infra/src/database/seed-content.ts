import { articles, services } from '@fahrzeugpflege/contracts';
import type { DataSource } from 'typeorm';
import { BlogArticleEntity } from './entities/blog-article.entity.js';
import { ServiceEntity } from './entities/service.entity.js';

/** Writes the site's typed content into its tables; rows it already knows are brought up to date, others stay. */
export async function seedContent(dataSource: DataSource): Promise<void> {
  await dataSource.getRepository(ServiceEntity).upsert(
    services.map(({ benefits, ...service }, position) => ({
      ...service,
      position,
      price: service.price ?? null,
      benefits: benefits ? [...benefits] : null,
    })),
    ['id'],
  );
  await dataSource.getRepository(BlogArticleEntity).upsert(
    articles.map((article, position) => ({ ...article, position, createdAt: new Date(article.createdAt) })),
    ['id'],
  );
}
