import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articles, services } from '@fahrzeugpflege/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../local/embedded-postgres.js';
import { createDataSource } from './data-source.js';
import { BlogArticleEntity } from './entities/blog-article.entity.js';
import { ServiceEntity } from './entities/service.entity.js';
import { migrateDatabase } from './migrate-database.js';

describe('the content in the database', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let dataSource: DataSource;

  const titles = async () =>
    (await dataSource.getRepository(ServiceEntity).find({ order: { position: 'ASC' } })).map(({ title }) => title);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
    postgres = await startEmbeddedPostgres({ dataDir });
    await migrateDatabase(postgres.url);
    dataSource = await createDataSource({ url: postgres.url, applicationName: 'test', poolSize: 2 }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is what the contracts say, in their order', async () => {
    expect(await titles()).toEqual(services.map(({ title }) => title));
    const rows = await dataSource.getRepository(BlogArticleEntity).find({ order: { position: 'ASC' } });
    expect(rows.map(({ slug, createdAt }) => [slug, createdAt?.toISOString()])).toEqual(
      articles.map(({ slug, createdAt }) => [slug, createdAt]),
    );
  });

  it('keeps what the owner changed, added and deleted when a new version migrates', async () => {
    const table = dataSource.getRepository(ServiceEntity);
    await table.update('autohotel', { title: 'Hotel für Autos', benefits: ['Klima'] });
    await table.delete('einlagerung');
    await table.insert({ ...services[1], id: 'abholung', title: 'Abholung', position: 9, price: null, benefits: null });
    await dataSource.getRepository(BlogArticleEntity).delete('dampfreinigung');
    const own = {
      slug: 'dampfreinigung',
      id: 'eigener',
      title: 'Eigener Artikel',
      excerpt: '',
      image: '',
      position: 9,
    };
    await dataSource.getRepository(BlogArticleEntity).insert(own);

    await migrateDatabase(postgres.url);
    expect(await titles()).toEqual([
      ...services
        .filter(({ id }) => id !== 'einlagerung')
        .map(({ id, title }) => (id === 'autohotel' ? 'Hotel für Autos' : title)),
      'Abholung',
    ]);
    expect((await table.findOneByOrFail({ id: 'autohotel' })).benefits).toEqual(['Klima']);
    const kept = await dataSource.getRepository(BlogArticleEntity).findBy({ slug: own.slug });
    expect(kept.map(({ title }) => title)).toEqual(['Eigener Artikel']);
  });

  it('is brought up to date where the owner left it as a version before wrote it', async () => {
    await dataSource.query(
      `UPDATE content_seed SET seeded = jsonb_set(seeded, '{price}', '"ab CHF 1"') WHERE kind = 'service'`,
    );
    await dataSource.query(`UPDATE service SET price = 'ab CHF 1' WHERE id = 'vermittlung'`);
    await migrateDatabase(postgres.url);
    const { price } = await dataSource.getRepository(ServiceEntity).findOneByOrFail({ id: 'vermittlung' });
    expect(price).toBe(services.find(({ id }) => id === 'vermittlung')?.price);
  });

  it('is not touched where there is nothing to change, so that no page is rendered again', async () => {
    const version = () => dataSource.query('SELECT xmin FROM service UNION ALL SELECT xmin FROM blog_article');
    const before = await version();
    await migrateDatabase(postgres.url);
    expect(await version()).toEqual(before);
  });
});
