import type { Lead } from '@fahrzeugpflege/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { leadKey } from './lead.ts';
import type { LeadPage } from './lead-page.ts';
import { LEAD_LISTS_KEY, LEADS_KEY, type LeadListData } from './leads.ts';

/**
 * Shows a lead as it was just stored, wherever it stands, and has all that shows leads fetched again. Nobody waits for that:
 * over very many leads, counts and searches take their time.
 */
export function showSaved(client: QueryClient, saved: Lead): void {
  client.setQueriesData<LeadListData>(
    { queryKey: LEAD_LISTS_KEY },
    (list) => list && { ...list, pages: list.pages.map((page) => withSaved(page, saved)) },
  );
  client.setQueryData<Lead>(leadKey(saved.id), (known) => known && saved);
  void client.invalidateQueries({ queryKey: LEADS_KEY });
}

function withSaved(page: LeadPage, saved: Lead): LeadPage {
  if (!page.leads.some(({ id }) => id === saved.id)) return page;
  // What only the list tells stays as it was.
  return { ...page, leads: page.leads.map((lead) => (lead.id === saved.id ? { ...lead, ...saved } : lead)) };
}
