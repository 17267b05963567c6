import { describe, expect, it } from '@jest/globals';
import { profileFacts } from '../business/business-facts.js';
import { autohotelArticle } from './article-bodies/autohotel.js';
import { interview as interviewOf } from './article-bodies/interview.js';
import { motorhomeDetailingArticle } from './article-bodies/motorhome-detailing.js';
import { steamCleaningArticle } from './article-bodies/steam-cleaning.js';
import { articles } from './articles.js';
import { campaignTexts } from './campaign.js';
import { company } from './company.js';
import { home } from './home.js';
import { autohotelPage } from './service-pages/autohotel.js';
import { brokeragePage } from './service-pages/brokerage.js';
import { ceramicSealingPage } from './service-pages/ceramic-sealing.js';
import { servicePages as pagesOf } from './service-pages/index.js';
import { purchaseAndSalePage } from './service-pages/purchase-and-sale.js';
import { steamCleaningPage } from './service-pages/steam-cleaning.js';
import { storagePage } from './service-pages/storage.js';
import { servicePaths } from './service-paths.js';
import { services as servicesOf } from './services.js';
import { vehicleTypes } from './vehicle-types.js';

const servicePages = pagesOf(profileFacts);
const services = servicesOf(profileFacts);
const interview = interviewOf(profileFacts);
const campaign = campaignTexts(profileFacts, new Date('2025-08-01T12:00:00Z'));
const pastCampaign = campaignTexts(profileFacts, new Date('2025-11-01T12:00:00Z'));
const articleBodies = [
  steamCleaningArticle(profileFacts),
  autohotelArticle(profileFacts),
  motorhomeDetailingArticle(profileFacts),
];

/** Everything that a visitor reads, by the place where it stands. */
const places: Record<string, unknown> = {
  services,
  articles,
  home,
  company,
  campaign,
  pastCampaign: onlyPast(pastCampaign),
  interview,
  vehicleTypes,
  ...Object.fromEntries(servicePages.map((page) => [page.serviceId, page])),
  ...Object.fromEntries(articleBodies.map((body) => [`blog/${body.slug}`, body])),
};
const allTexts = Object.entries(places).flatMap(([place, content]) =>
  texts(content).map((text) => [place, text] as const),
);

describe('the facts of the specification', () => {
  it.each([
    [
      'ceramic sealing',
      ceramicSealingPage(profileFacts),
      [
        "ab CHF 1'699, exkl. MwSt.",
        "ca. CHF 1'699",
        "ab CHF 1'200",
        'bis zu 5 Jahre Schutz',
        '5 Jahre Garantie',
        '3–5 Jahre',
        'nach 3–4 Jahren',
      ],
    ],
    [
      'car hotel',
      autohotelPage(profileFacts),
      ['ab CHF 200 pro Monat', '24 Stunden am Tag, 7 Tage die Woche', '24/7', 'klimatisiert', 'Batteriepflege'],
    ],
    [
      'steam cleaning',
      steamCleaningPage(profileFacts),
      ['ab CHF 80', 'bis zu 99.9%', 'über 9 bar', '180–190 °C', '5–8% Wasser'],
    ],
    [
      'brokerage',
      brokeragePage(profileFacts),
      [
        'ab CHF 150 pro Monat, fester Betrag',
        'keine Provision',
        'Mindestdauer 3 Monate',
        'danach monatlich kündbar',
        'Fahrzeugausweis',
      ],
    ],
    [
      'storage',
      storagePage(profileFacts),
      [
        'ab CHF 150 pro Monat',
        '24/7',
        'klimatisiert',
        'Batteriepflege',
        'Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00',
      ],
    ],
    [
      'purchase and sale',
      [purchaseAndSalePage(profileFacts), vehicleTypes],
      [
        'Exklusive Sportwagen',
        'Luxuslimousinen',
        'Premium-Wohnmobile',
        'Klassiker und Sammlerfahrzeuge',
        'Beratung und Service',
      ],
    ],
    [
      'steam cleaning article',
      steamCleaningArticle(profileFacts),
      ['ab CHF 150', 'über 9 bar', '180–190 °C', '5–8%', 'bis zu 99.9%'],
    ],
    ['car hotel article', autohotelArticle(profileFacts), ['ab CHF 250 pro Monat', 'Überwachung rund um die Uhr']],
    [
      'motorhome article',
      motorhomeDetailingArticle(profileFacts),
      ["ab CHF 1'200", "ab CHF 1'699", "ca. CHF 1'699", '3–5 Jahre', 'nach 3–4 Jahren'],
    ],
    [
      'interview',
      interview,
      ["ab CHF 1'699, exkl. MwSt.", "ca. CHF 1'699", '3–5 Jahre', 'nach 3–4 Jahren', '5 Jahre Garantie'],
    ],
    [
      'about page',
      company,
      ['15+ Jahre', '500+ Kunden', '500+ zufriedene Kunden', 'Qualität', 'Expertise', 'Leidenschaft'],
    ],
    [
      'start page',
      home,
      [
        'Wasser perlt ab. Ihr Wohnmobil bleibt sauber.',
        'bis zu 5 Jahre Schutz, 5 Jahre Garantie',
        'Langanhaltender Schutz',
        'Leichte Reinigung durch wasserabweisende Oberflächen',
        'Werterhalt',
        '15+ Jahre',
      ],
    ],
    [
      'campaign',
      campaign,
      [
        '20% Rabatt',
        'nicht mit anderen Rabatten oder Aktionen',
        'Hol- und Bringservice auf Anfrage',
        'innert 24 Stunden',
      ],
    ],
  ])('stand on the page «%s» letter for letter', (_, content, facts) => {
    const text = texts(content).join('\n');
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it.each([
    ['CHF 80', ['services', 'dampfreinigung']],
    ['CHF 200', ['services', 'autohotel']],
    ['CHF 250', ['blog/autohotel']],
    [/CHF 150(?! pro Monat)/, ['blog/dampfreinigung']],
  ])('name the price %s on its own page alone', (price, expected) => {
    expect(placesWith(price)).toEqual(expected);
  });

  it('keep the service titles as given', () => {
    expect(services.map(({ title }) => title)).toEqual([
      'Keramikversiegelung Wohnmobile',
      'Autohotel',
      'Dampf-reinigung',
      'An- und Verkauf',
      'Vermittlung',
      'Einlagerung',
    ]);
  });
});

describe('the shape of the content', () => {
  it('has a page for every path and a seed for every page, in the same order', () => {
    const ids = servicePaths.map(({ serviceId }) => serviceId);
    expect(servicePages.map(({ serviceId }) => serviceId)).toEqual(ids);
    expect(services.map(({ id }) => id)).toEqual(ids);
  });

  it.each(servicePages)('counts features, steps, extras and questions of $serviceId', (page) => {
    expect(page).toMatchObject({ features: { length: 4 }, steps: { length: 5 }, extras: { length: 6 } });
    expect([4, 5, 6]).toContain(page.facts.length);
    expect([3, 4, 5]).toContain(page.why.length);
    expect([3, 4, 5]).toContain(page.questions.length);
  });

  it.each(servicePages)('opens a greeted, signed draft of $serviceId', ({ mailDraft }) => {
    expect(mailDraft.body).toMatch(
      /^Guten Tag\n\nIch interessiere mich für .+\.\n\n(?:.+:\n)*Fahrzeug.*:\n(?:.+:\n)+\nFreundliche Grüsse$/,
    );
  });

  it.each([
    ...servicePages,
    company,
    { heading: 'campaign', ...campaign },
    { heading: 'past campaign', ...pastCampaign },
  ])('describes «$heading» in 120 to 155 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('leads from pages to articles that exist, and has a body for each article', () => {
    const slugs = articles.map(({ slug }) => slug);
    const linked = servicePages.flatMap(({ articleSlug }) => articleSlug ?? []);
    expect(linked.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(articleBodies.map(({ slug }) => slug)).toEqual(slugs.slice(1));
  });

  it('asks five interview questions, and has as many parts of the other pages as are specified', () => {
    expect(interview.questions).toHaveLength(5);
    expect(vehicleTypes).toHaveLength(4);
    expect([home.benefits.length, company.values.length, company.figures.length]).toEqual([3, 3, 2]);
    expect([campaign.benefits.length, campaign.values.length, campaign.questions.length]).toEqual([4, 3, 3]);
  });
});

describe('what nobody gave', () => {
  it('is not said: how long work takes', () => {
    const durations = /\d+ (?:bis \d+ )?(?:Arbeitstage?|Minuten)|(?<!innert 24 |letzten )\b(?!24 )\d+ Stunden|dauert/;
    expect(allTexts.filter(([, text]) => durations.test(text))).toEqual([]);
  });

  it('is said where the owner gave it', () => {
    const durations = { ceramicSealing: { min: 3, max: 5, unit: 'workdays' } } as const;
    const stated = texts(ceramicSealingPage({ ...profileFacts, durations }));
    expect(stated).toContain('3 bis 5 Arbeitstage');
  });
});

describe('pick-up and return, given for the campaign alone', () => {
  it('is elsewhere something to ask for, not a promise', () => {
    const offers = servicePages.flatMap(({ extras }) =>
      extras.filter(({ title }) => title === 'Hol- und Bringservice'),
    );
    expect(offers).toHaveLength(4);
    for (const { text } of offers) expect(text).toMatch(/Ob wir .* auf Anfrage|Fragen Sie uns/);
  });

  it('is not said to be over and to go on in one breath', () => {
    expect(texts(pastCampaign).filter((text) => /(?:Abholung|Bringservice).* gab/.test(text))).toEqual([]);
  });
});

describe('the promise of an answer', () => {
  it('is worded once', () => {
    const promises = allTexts.filter(([, text]) => /24 Stunden/.test(text) && !/24 Stunden am Tag/.test(text));
    expect(promises.length).toBeGreaterThan(5);
    expect(promises.filter(([, text]) => !text.includes('innert 24 Stunden an Werktagen'))).toEqual([]);
  });
});

describe('the campaign after its end', () => {
  it('says first that it is over, then what it was, and promises nothing', () => {
    expect(pastCampaign.hero.heading).toBe('Die Frühbucher-Aktion ist vorbei');
    expect(texts(pastCampaign).join(' ')).toContain('10. August bis 31. Oktober 2025');
    const promises = /sichern|Jetzt Termin|erhalten Sie 20%|Offerte mit 20%|wenn der Termin in die Aktion/;
    expect(texts(onlyPast(pastCampaign)).filter((text) => promises.test(text))).toEqual([]);
  });

  it('follows the period in force', () => {
    const next = { campaign: { firstDay: '2027-08-10', lastDay: '2027-10-31' } };
    const texts27 = JSON.stringify(campaignTexts(next, new Date('2027-10-31T22:59:00Z')));
    expect(texts27).toContain('10. August bis 31. Oktober 2027');
    expect(texts27).not.toContain('2025');
    expect(campaignTexts(next, new Date('2027-10-31T23:00:00Z')).isOver).toBe(true);
  });
});

describe('the language', () => {
  it.each([
    ['ß', /ß/],
    ['other quotation marks than «…»', /["„“”]|(?<!\d)'/],
    ['a typographic apostrophe in a price', /\d[’‘]\d/],
    ['an exclamation mark', /!/],
    ['a double space or one at an end', / {2}|^\s|\s$/],
    ['a value that is missing', /\b(?:undefined|null|NaN)\b|\[object/],
    ['spellings of Germany', /\b(?:parken|Nummernschild|Fahrrad)/i],
    [
      'English',
      /service-level|know-how|\b(?:detailing|coating|finish|highlight|feature|check|deal|support|premium-service|all-in|must-have|safe|top-)/i,
    ],
    [
      'filler',
      /massgeschneidert|rundum|zuverlässiger partner|leidenschaft pur|aus einer hand|\bperfekt|einzigartig|optimal/i,
    ],
  ])('is free of %s', (_, pattern) => {
    expect(allTexts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  it('says no sentence twice', () => {
    const seen = new Map<string, string>();
    const repeated = allTexts.flatMap(([place, text]) =>
      sentences(text).flatMap((sentence) => {
        const earlier = seen.get(sentence);
        seen.set(sentence, place);
        return earlier ? [`${earlier}, ${place}: ${sentence}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
  });
});

/** Without what the campaign says on every day: it stands in both states, and is read in one. */
function onlyPast(texts: object): object {
  const current = JSON.stringify(campaign);
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => !current.includes(JSON.stringify(text))));
}

/** All strings in a piece of content. */
function texts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(texts) : [];
}

function placesWith(words: string | RegExp): string[] {
  const found = allTexts.filter(([, text]) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
  return [...new Set(found.map(([place]) => place))];
}

/** The sentences of a text; facts in a few words are none. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=\p{Lu})/u).filter((sentence) => /.{24}[.?]$/.test(sentence));
}
