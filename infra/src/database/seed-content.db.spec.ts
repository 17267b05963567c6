import { articles, profileFacts, type ServiceRecord, serviceRecords as services } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { useTestDatabase } from '../testing/index.js';
import { BlogArticleEntity } from './entities/blog-article.entity.js';
import { ServiceEntity } from './entities/service.entity.js';
import { migrateDatabase } from './migrate-database.js';

describe('the content in the database', () => {
  const database = useTestDatabase();

  const titles = async () =>
    (await database.dataSource.getRepository(ServiceEntity).find({ order: { position: 'ASC' } })).map(
      ({ title }) => title,
    );

  it('is what the contracts say, in their order', async () => {
    expect(await titles()).toEqual(services.map(({ title }) => title));
    const rows = await database.dataSource.getRepository(BlogArticleEntity).find({ order: { position: 'ASC' } });
    expect(rows.map(({ slug, createdAt }) => [slug, createdAt?.toISOString()])).toEqual(
      articles.map(({ slug, createdAt }) => [slug, createdAt]),
    );
  });

  it('keeps what the owner changed, added and deleted when a new version migrates', async () => {
    const table = database.dataSource.getRepository(ServiceEntity);
    await table.update('autohotel', { title: 'Hotel für Autos', benefits: ['Klima'] });
    await table.delete('einlagerung');
    const { description, icon, featured } = services[1] as ServiceRecord;
    const pickup = { id: 'abholung', title: 'Abholung', description, icon, featured };
    await table.insert({ ...pickup, position: 9, prices: null, benefits: null });
    await database.dataSource.getRepository(BlogArticleEntity).delete('dampfreinigung');
    const own = {
      slug: 'dampfreinigung',
      id: 'eigener',
      title: 'Eigener Artikel',
      excerpt: '',
      image: '',
      position: 9,
    };
    await database.dataSource.getRepository(BlogArticleEntity).insert(own);

    await migrateDatabase(database.url);
    expect(await titles()).toEqual([
      ...services
        .filter(({ id }) => id !== 'einlagerung')
        .map(({ id, title }) => (id === 'autohotel' ? 'Hotel für Autos' : title)),
      'Abholung',
    ]);
    expect((await table.findOneByOrFail({ id: 'autohotel' })).benefits).toEqual(['Klima']);
    const kept = await database.dataSource.getRepository(BlogArticleEntity).findBy({ slug: own.slug });
    expect(kept.map(({ title }) => title)).toEqual(['Eigener Artikel']);
  });

  it('is brought up to date where the owner left it as a version before wrote it', async () => {
    await database.dataSource.query(
      `UPDATE content_seed SET seeded = jsonb_set(seeded, '{prices}', '{"brokerage": 1}') WHERE kind = 'service'`,
    );
    await database.dataSource.query(`UPDATE service SET prices = '{"brokerage": 1}' WHERE id = 'vermittlung'`);
    await migrateDatabase(database.url);
    const { prices } = await database.dataSource.getRepository(ServiceEntity).findOneByOrFail({ id: 'vermittlung' });
    expect(prices).toEqual({ brokerage: profileFacts.prices.brokerage });
  });

  it('is not touched where there is nothing to change, so that no page is rendered again', async () => {
    const version = () => database.dataSource.query('SELECT xmin FROM service UNION ALL SELECT xmin FROM blog_article');
    const before = await version();
    await migrateDatabase(database.url);
    expect(await version()).toEqual(before);
  });
});
