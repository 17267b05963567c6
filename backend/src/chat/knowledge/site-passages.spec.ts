import {
  articles,
  campaignTexts,
  company,
  home,
  interview,
  servicePages,
  servicePaths,
} from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { facts } from './facts.js';
import { sitePassages } from './site-passages.js';

const pages = servicePages(facts);
const campaign = campaignTexts(facts, new Date(facts.campaign.firstDay));
const said = sitePassages.map(({ title, text }) => `${title}\n${text}`).join('\n');

describe('the passages', () => {
  it('have ids of their own', () => {
    expect(new Set(sitePassages.map(({ id }) => id)).size).toBe(sitePassages.length);
  });

  it('stand on pages of the site', () => {
    const pages = [
      ...servicePaths.map(({ canonical }) => canonical),
      ...articles.map(({ slug }) => `/blog/${slug}`),
      ...['/', '/blog', '/uber-uns', '/kontakt', '/leistungen', '/fahrzeuge', '/promo-womo-fruhbucher'],
    ];
    expect([...new Set(sitePassages.map(({ page }) => page))].sort()).toEqual(pages.sort());
  });

  it.each([
    ['questions of the service pages', pages.flatMap(({ questions }) => questions.map(({ answer }) => answer))],
    ['leads of the service pages', pages.map(({ lead }) => lead)],
    ['steps of the service pages', pages.flatMap(({ steps }) => steps.map(({ text }) => text))],
    ['reasons of the service pages', pages.flatMap(({ why }) => why)],
    ['price notes', pages.map(({ pricesNote }) => pricesNote)],
    ['interview', interview(facts).questions.map(({ answer }) => answer)],
    ['campaign', campaign.questions.map(({ answer }) => answer)],
    ['about page', [...company.history, company.intro]],
    ['start page', home.benefits.map(({ text }) => text)],
  ])('hold all of the %s', (_, texts) => {
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  });
});
