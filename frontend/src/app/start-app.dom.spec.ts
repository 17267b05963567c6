import { afterEach, expect, it } from '@jest/globals';
import { takePageState } from './start-app.tsx';

const STATE = { renderedAt: '2025-09-01T10:00:00.000Z', thirdParties: {} };

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Puts a rendered page's state into the document. */
function givePage(state: object, path?: string): void {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: 'page-state', textContent: JSON.stringify(state) });
  if (path) element.dataset['path'] = path;
  document.body.append(element);
}

it('puts back the address of a form that came back', () => {
  history.replaceState(null, '', '/api/form');
  givePage({ ...STATE, queries: [] }, '/kontakt');
  expect(takePageState()).toEqual({ ...STATE, queries: [] });
  expect(location.pathname).toBe('/kontakt');
});

it.each([
  ['/blog/gibt-es-nicht', 'gibt-es-nicht'],
  ['/blog/gr%C3%BCn/', 'grün'],
])('knows at %s that this very article is missing, whichever address the page was rendered for', (path, slug) => {
  history.replaceState(null, '', path);
  givePage({ ...STATE, queries: [{ key: ['/api', 'blog', ' '], data: null }] });
  expect(takePageState()?.queries).toEqual([{ key: ['/api', 'blog', slug], data: null }]);
  expect(location.pathname).toBe(path);
});
