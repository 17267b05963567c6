/** @jest-environment node */
import { articles, type BusinessFacts, profileFacts, services } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { aSite } from '#test/site.ts';
import { createPageRenderer, indexablePaths } from '../entry-server.tsx';

const paths = [...new Set([...indexablePaths, '/danke', ...articles.map(({ slug }) => `/blog/${slug}`)])];
const PROMO = '/promo-womo-fruhbucher';
const STATES = [
  ['before', '2025-08-01T12:00:00.000Z'],
  ['during', '2025-10-31T22:59:00.000Z'],
  ['after', '2025-10-31T23:00:00.000Z'],
] as const;

const { prices } = profileFacts;
const untaxed: BusinessFacts = {
  ...profileFacts,
  prices: { ...prices, ceramicSealing: { ...prices.ceramicSealing, vat: null } },
};

async function htmlOf(url: string, renderedAt: string, facts: BusinessFacts): Promise<string> {
  const site = aSite();
  const content = { ...site.content, facts: async () => facts, services: async () => services(facts) };
  const render = createPageRenderer({ ...site, content });
  return (await render({ url, renderedAt })).html;
}

/** All that a page says: its words on the first line, then its description, its shared link and its structured data. */
async function saidBy(path: string, renderedAt: string, facts: BusinessFacts = profileFacts): Promise<string> {
  const html = await htmlOf(path, renderedAt, facts);
  const head = [
    ...html.matchAll(/<meta [^>]*content="([^"]*)"|<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ];
  return [readable(html), ...head.map(([, content = '', data = '']) => readable(content + data))].join('\n');
}

/** The words that stand between tags; the state that travels with the page is read by nobody. */
function readable(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->|\u00ad/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

describe.each(STATES)('%s the campaign', (state, renderedAt) => {
  it.each(paths)('%s says no duration of work, and the promise of an answer in one wording', async (path) => {
    const said = await saidBy(path, renderedAt);
    expect(said).not.toMatch(/\d+ Arbeitstage?|\d+ bis \d+ (?:Stunden|Tage)|rund \d+ Minuten|Dauer: \d/);
    const promises = said.match(/.{0,12}24 Stunden(?! am Tag).{0,15}/g) ?? [];
    expect(promises.filter((promise) => !promise.includes('innert 24 Stunden an Werktagen'))).toEqual([]);
  });

  it.each(paths)('%s names the tax of a price once at most', async (path) => {
    const [said = ''] = (await saidBy(path, renderedAt)).split('\n');
    expect(said.match(/exkl\. MwSt\./g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it.each(paths)('%s names no tax where the price has none', async (path) => {
    const said = await saidBy(path, renderedAt, untaxed);
    expect(said).not.toMatch(/MwSt/);
  });

  it('the promotion has no gap where the tax is not named', async () => {
    const html = await htmlOf(PROMO, renderedAt, untaxed);
    expect(html.replace(/<[^>]*>/g, '')).toContain('CHF 1&#x27;699, bis zu');
  });

  it.each(paths.filter((path) => path !== PROMO && path !== '/danke'))('%s offers no discount', async (path) => {
    expect(await saidBy(path, renderedAt)).not.toMatch(/20 ?%|Frühbucherrabatt|Rabatt/);
  });

  it('the promotion and the thanks say what holds on the day', async () => {
    const promised = /"?Jetzt Termin anfragen|erhalten Sie 20%|Offerte mit 20%|20% Frühbucherrabatt/;
    for (const path of [PROMO, '/danke']) {
      const said = await saidBy(path, renderedAt);
      if (state === 'after') expect(said).not.toMatch(promised);
      else expect(said).toMatch(promised);
    }
  });
});

describe('other facts', () => {
  const facts: BusinessFacts = {
    ...profileFacts,
    prices: { ...profileFacts.prices, storage: { ...profileFacts.prices.storage, amount: 1_234 } },
    campaign: { firstDay: '2027-08-10', lastDay: '2027-10-31' },
  };

  it.each(['/leistungen/einlagerung', '/leistungen/autohotel'])('are what %s says', async (path) => {
    const said = await saidBy(path, '2027-09-01T12:00:00.000Z', facts);
    expect(said).toContain("CHF 1'234 pro Monat");
    expect(said).not.toMatch(/Einlagerung[^.]{0,200}CHF 150 pro Monat/);
  });

  it.each(paths)('that are all otherwise leave nothing untrue on %s', async (path) => {
    const exact = Object.entries(prices).map(([name, price]) => [name, { ...price, kind: 'exact' }]);
    const said = await saidBy(path, '2027-09-01T12:00:00.000Z', {
      ...facts,
      prices: Object.fromEntries(exact),
      openingHours: facts.openingHours.map(({ day }) => ({ day, times: [['10:00', '16:00']] })),
    });
    expect(said).not.toMatch(
      /Sonntag[^.]{0,40}geschlossen|\b(?:ab|ca\.) CHF|«(?:ab|ca\.)»|(?:Einstiegs|Fix)preis|Richtwert/,
    );
    expect(said).not.toMatch(
      /günstigere Wahl|je nach (?:Grösse|Zustand)|Betrag richtet sich|Massgebend|Den Preis bestimm/,
    );
  });

  it('begin the next campaign', async () => {
    const said = await saidBy(PROMO, '2027-09-01T12:00:00.000Z', facts);
    expect(said).toContain('10. August bis 31. Oktober 2027');
    expect(said).not.toMatch(/2025|vorbei/);
  });
});
