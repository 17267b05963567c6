import { businessProfile, servicePaths } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { articleTitle, browserTitle, canonicalPath, pageTitles, withoutBusinessName } from './page-titles.ts';

describe('browser titles', () => {
  it.each(Object.entries(pageTitles))('%s has one of 30 to 60 characters that names the business', (_, title) => {
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toContain(businessProfile.name);
  });

  it('differ from each other', () => {
    const titles = Object.values(pageTitles);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    ['/angebote', '/leistungen'],
    ['/kontakt/', '/kontakt'],
    ...servicePaths.map(({ alias, canonical }) => [alias, canonical] as const),
  ])('%s has that of %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(browserTitle(path)).toBe(pageTitles[canonical as keyof typeof pageTitles]);
  });

  it.each(['/gibt-es-nicht', '/blog/a/b', '/constructor', '/leistungen/waschen'])('%s is not found', (path) => {
    expect(browserTitle(path)).toBe('Seite nicht gefunden | Fahrzeugpflege Roggwil');
  });

  it('of an article comes with its data', () => {
    expect(browserTitle('/blog/neu')).toBeUndefined();
    expect(articleTitle({ title: 'Neu' })).toBe('Neu | Fahrzeugpflege Roggwil');
    expect(articleTitle(null)).toBe('Artikel nicht gefunden | Fahrzeugpflege Roggwil');
    expect(articleTitle(undefined)).toBe('Artikel | Fahrzeugpflege Roggwil');
  });

  it('can be told without the business', () => {
    expect(withoutBusinessName(pageTitles['/kontakt'])).toBe('Kontakt');
    expect(withoutBusinessName('Kontakt')).toBe('Kontakt');
  });
});
