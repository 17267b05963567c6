import { describe, expect, it } from '@jest/globals';
import { robotsOf, sitemapOf } from './search-engine.controller.js';

const publicUrl = 'https://www.example.ch';
const paths = ['/', '/kontakt', '/blog/autohotel'];
const addressesOf = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

describe('the sitemap', () => {
  it('names every page once with its whole address, and the articles that have no page of their own', () => {
    const articles = [
      { slug: 'autohotel', createdAt: new Date('2025-08-12T08:00:00Z') },
      { slug: 'winterpause', createdAt: null },
    ];
    const xml = sitemapOf({ publicUrl, paths, articles });
    expect(addressesOf(xml)).toEqual([
      'https://www.example.ch/',
      'https://www.example.ch/kontakt',
      'https://www.example.ch/blog/autohotel',
      'https://www.example.ch/blog/winterpause',
    ]);
    expect(xml).toContain('/blog/autohotel</loc><lastmod>2025-08-12</lastmod></url>');
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('is sound XML whatever an article is called', () => {
    const articles = [{ slug: `für&"<alle>'`, createdAt: null }];
    expect(addressesOf(sitemapOf({ publicUrl, paths: [], articles }))).toEqual([
      'https://www.example.ch/blog/f%C3%BCr%26%22%3Calle%3E&apos;',
    ]);
  });
});

it('robots may read all but the API, and find the sitemap', () => {
  expect(robotsOf('http://localhost:3000').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: http://localhost:3000/sitemap.xml',
    '',
  ]);
});
