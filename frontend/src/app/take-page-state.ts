import type { LoadedQuery, PageState } from '@fahrzeugpflege/contracts';
import { PAGE_STATE_ID } from './page-document.ts';
import { pageAt } from './routes.tsx';

/**
 * Reads what the server rendered this page from. A rejected native form is answered under the form endpoint's address;
 * the page's own address is put back, so that the router and a reload find the page.
 */
export function takePageState(): PageState | undefined {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) return undefined;
  const path = element.dataset['path'];
  if (path && path !== location.pathname) history.replaceState(null, '', path);
  const state = JSON.parse(element.textContent) as PageState;
  return { ...state, queries: state.queries.map((query) => (query.data === null ? missingHere() : query)) };
}

/** One page stands for all articles that there are not: the one that is missing is that of this address. */
function missingHere(): LoadedQuery {
  return { key: pageAt(location.pathname).queryKeys[0] ?? [], data: null };
}
