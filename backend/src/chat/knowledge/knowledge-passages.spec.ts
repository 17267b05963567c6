import { articles, campaign, company, home, interview, servicePages, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from './knowledge-passages.js';

const said = knowledgePassages.map(({ title, text }) => `${title}\n${text}`).join('\n');

describe('the passages', () => {
  it('have ids of their own', () => {
    expect(new Set(knowledgePassages.map(({ id }) => id)).size).toBe(knowledgePassages.length);
  });

  it('stand on pages of the site', () => {
    const pages = [
      ...servicePaths.map(({ canonical }) => canonical),
      ...articles.map(({ slug }) => `/blog/${slug}`),
      ...['/', '/blog', '/uber-uns', '/kontakt', '/leistungen', '/fahrzeuge', '/promo-womo-fruhbucher'],
    ];
    expect([...new Set(knowledgePassages.map(({ page }) => page))].sort()).toEqual(pages.sort());
  });

  it.each([
    ['questions of the service pages', servicePages.flatMap(({ questions }) => questions.map(({ answer }) => answer))],
    ['leads of the service pages', servicePages.map(({ lead }) => lead)],
    ['steps of the service pages', servicePages.flatMap(({ steps }) => steps.map(({ text }) => text))],
    ['reasons of the service pages', servicePages.flatMap(({ why }) => why)],
    ['price notes', servicePages.map(({ pricesNote }) => pricesNote)],
    ['interview', interview.questions.map(({ answer }) => answer)],
    ['campaign', campaign.questions.map(({ answer }) => answer)],
    ['about page', [...company.history, company.intro]],
    ['start page', home.benefits.map(({ text }) => text)],
  ])('hold all of the %s', (_, texts) => {
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  });
});
