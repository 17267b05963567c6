import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { articleTitle } from './page-titles.ts';
import { useBrowserTitle } from './use-browser-title.ts';

it('sets the title, and again when the data arrive', () => {
  const { rerender } = renderHook(({ article }) => useBrowserTitle(articleTitle(article)), {
    initialProps: { article: undefined as { title: string } | undefined },
  });
  expect(document.title).toBe('Artikel | Fahrzeugpflege Roggwil');
  rerender({ article: { title: 'Neues aus der Werkstatt' } });
  expect(document.title).toBe('Neues aus der Werkstatt | Fahrzeugpflege Roggwil');
});
