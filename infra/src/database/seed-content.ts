import { articles, profileFacts, serviceRecords } from '@fahrzeugpflege/contracts';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { BlogArticleEntity } from './entities/blog-article.entity.js';
import { ContentSeedEntity } from './entities/content-seed.entity.js';
import { ServiceEntity } from './entities/service.entity.js';
import { type Fields, seedChanges } from './seed-changes.js';

/** Writes the site's typed content into its tables. What the owner changed, deleted or added there stays. */
export async function seedContent(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await seedTable(manager, ServiceEntity, serviceSeeds());
    await seedTable(manager, BlogArticleEntity, await articleSeeds(manager));
  });
}

function serviceSeeds(): Fields[] {
  return serviceRecords.map(({ names: _, prices, benefits, ...service }, position) => ({
    ...service,
    position,
    prices: Object.fromEntries(prices.map((name) => [name, profileFacts.prices[name]])),
    benefits: benefits ?? null,
  }));
}

/** Without those whose address the owner has given to another article. */
async function articleSeeds(manager: EntityManager): Promise<Fields[]> {
  const present = await manager.find(BlogArticleEntity);
  const isTaken = ({ id, slug }: { id: string; slug: string }) =>
    present.some((other) => other.slug === slug && other.id !== id);
  return articles.map((article, position) => ({ ...article, position })).filter((article) => !isTaken(article));
}

async function seedTable<T extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<T>,
  seeds: readonly Fields[],
): Promise<void> {
  const kind = manager.getRepository(table).metadata.tableName;
  const present = byId((await manager.find(table)).map(asJson));
  const notes = byId(await manager.findBy(ContentSeedEntity, { kind }));
  for (const seed of seeds) {
    const id = String(seed['id']);
    const seededBefore = notes.get(id)?.seeded;
    const changes = seedChanges({ seed, seededBefore, current: present.get(id) });
    // Only where something changes: each statement tells all API processes to render their pages again.
    if (changes && 'insert' in changes) await manager.insert(table, changes.insert as T);
    else if (changes) await manager.update(table, id, changes.update as T);
    await manager.save(ContentSeedEntity, { kind, id, seeded: seed });
  }
}

/** As it would be kept in a note: dates are texts. */
function asJson(row: unknown): Fields & { readonly id: string } {
  return JSON.parse(JSON.stringify(row));
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
