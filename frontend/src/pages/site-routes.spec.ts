import { businessProfile, profileFacts, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { isStaffPath, titled } from '#lib/pages.ts';
import type { PageDescription } from './page-route.ts';
import { sharedPictureDrawings, sharedPictures, sharedPictureText } from './shared-pictures.ts';
import { browserTitle, canonicalPath, indexablePaths, keptPath, siteRoutes } from './site-routes.ts';

const pages = siteRoutes.filter(({ title, isNotFound }) => title !== undefined && !isNotFound);
const titles = pages.map(({ path, title = '' }) => [path, title] as const);

async function descriptionsOf(moment: string): Promise<ReadonlyMap<string, PageDescription>> {
  const descriptions = new Map<string, PageDescription>();
  for (const { path, chunk } of pages) {
    const { describe: describePage } = await chunk.load();
    descriptions.set(path, describePage({ facts: profileFacts, now: new Date(moment) }));
  }
  return descriptions;
}

const duringCampaign = await descriptionsOf('2025-09-01T12:00:00Z');
const afterCampaign = await descriptionsOf('2025-11-01T12:00:00Z');

describe('browser titles', () => {
  it.each(titles)('%s has one of 30 to 60 characters that names the business', (_, title) => {
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toContain(businessProfile.name);
  });

  it('differ from each other', () => {
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
  });

  it.each([
    ['/angebote', '/leistungen'],
    ['/kontakt/', '/kontakt'],
    ...servicePaths.map(({ alias, canonical }) => [alias, canonical] as const),
  ])('%s has that of %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(browserTitle(path)).toBe(new Map(titles).get(canonical));
  });

  it.each(['/gibt-es-nicht', '/blog/a/b', '/constructor', '/leistungen/waschen', '/admin/lieds'])(
    '%s is not found',
    (path) => {
      expect(browserTitle(path)).toBe(titled('Seite nicht gefunden'));
    },
  );

  it('of an article comes with its data', () => {
    expect(browserTitle('/blog/neu')).toBeUndefined();
    expect(browserTitle('/blog/autohotel')).toBeUndefined();
  });
});

describe('what search engines and shared links read', () => {
  it.each([...duringCampaign, ...afterCampaign])('%s is described in 120 to 155 characters', (_, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('describes no two pages alike that can be found', () => {
    const descriptions = indexablePaths.map((path) => duringCampaign.get(path)?.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('leaves out the thanks and the staff area', () => {
    const leftOut = [...duringCampaign.keys()].filter((path) => !indexablePaths.includes(path));
    expect(leftOut.filter((path) => !isStaffPath(path))).toEqual(['/danke']);
    expect(indexablePaths.filter(isStaffPath)).toEqual([]);
  });

  it('names of the vehicles what is traded, not the marketplace’s category', () => {
    expect(new Map(titles).get('/fahrzeuge')).toMatch(/Klassiker/);
    expect(sharedPictureText('fahrzeuge')).toMatch(/Sportwagen.*Wohnmobile.*Klassiker/);
  });

  it('draws no price into pictures, which stay when prices change, and says them in words', () => {
    expect(JSON.stringify(sharedPictureDrawings)).not.toMatch(/CHF/);
    expect(sharedPictureText('keramikversiegelung-wohnmobile')).toBe(
      'Keramikversiegelung für Wohnmobile · bis zu 5 Jahre Schutz, 5 Jahre Garantie · Fahrzeugpflege Roggwil',
    );
  });

  it('advertises the campaign no longer once it is over', () => {
    const texts = [...afterCampaign.values()].map(({ description, picture }) => {
      return JSON.stringify([description, sharedPictures[picture]]);
    });
    expect(texts.filter((text) => /20%|Rabatt|Jetzt Termin/.test(text))).toEqual([]);
  });
});

describe('the path whose page is shown', () => {
  const kept = (path: string) => keptPath(path, async (slug) => slug === 'neu & gut');

  it.each([...titles.map(([path]) => path), '/angebote', '/angebote/aufbereitung', '/blog/neu%20&%20gut'])(
    'at %s is its own',
    async (path) => {
      expect(await kept(path)).toBe(path);
    },
  );

  it('is the same for all that is no page, but for the staff area, which has another frame', async () => {
    expect(
      new Set(await Promise.all(['/gibt-es-nicht', '/kontakt/heute', '/blog/a/b', '/__proto__'].map(kept))),
    ).toEqual(new Set(['/%20']));
    expect(new Set(await Promise.all(['/admin/gibt-es-nicht', '/admin/*'].map(kept)))).toEqual(new Set(['/admin/%20']));
  });

  it('is the same for all articles that there are not', async () => {
    expect(new Set(await Promise.all(['/blog/alt', '/blog/%20', '/blog/%2f'].map(kept)))).toEqual(
      new Set(['/blog/%20']),
    );
  });
});
