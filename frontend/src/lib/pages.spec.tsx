import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { articleTitle, isStaffPath, titled, useBrowserTitle, withoutBusinessName } from './pages.ts';

it('sets the title, and again when the data arrive', () => {
  const { rerender } = renderHook(({ article }) => useBrowserTitle(articleTitle(article)), {
    initialProps: { article: undefined as { title: string } | undefined },
  });
  expect(document.title).toBe('Artikel | Fahrzeugpflege Roggwil');
  rerender({ article: { title: 'Neues aus der Werkstatt' } });
  expect(document.title).toBe('Neues aus der Werkstatt | Fahrzeugpflege Roggwil');
});

it('of an article says whether there is one, or that nobody knows', () => {
  expect(articleTitle({ title: 'Neu' })).toBe('Neu | Fahrzeugpflege Roggwil');
  expect(articleTitle(null)).toBe('Artikel nicht gefunden | Fahrzeugpflege Roggwil');
  expect(articleTitle(undefined)).toBe('Artikel | Fahrzeugpflege Roggwil');
});

it('can stand without the business', () => {
  expect(withoutBusinessName(titled('Kontakt'))).toBe('Kontakt');
  expect(withoutBusinessName('Kontakt')).toBe('Kontakt');
});

it.each([
  ['/admin', true],
  ['/admin/', true],
  ['/ADMIN/leads', true],
  ['/administrator', false],
  ['/blog/admin', false],
])('%s is of the staff area: %p', (path, expected) => {
  expect(isStaffPath(path)).toBe(expected);
});
