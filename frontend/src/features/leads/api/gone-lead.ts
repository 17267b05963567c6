import type { Lead } from '@fahrzeugpflege/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { STAFF_DRAFTS } from '#features/session/session.ts';
import { removeSession, sessionNames } from '#lib/session-store.ts';
import { isNotFound, leadKey } from './lead.ts';
import { loadHistory } from './lead-history.ts';
import { LEAD_LISTS_KEY, LEADS_KEY, type LeadListData } from './leads.ts';

/** Drops all that this tab keeps of a lead that was deleted: what was typed about it, its place in lists, its history. */
export function forgetLead(client: QueryClient, id: Lead['id']): void {
  forgetDraftsAbout(id);
  client.setQueriesData<LeadListData>(
    { queryKey: LEAD_LISTS_KEY },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, leads: page.leads.filter((lead) => lead.id !== id) })),
      },
  );
  client.removeQueries({ queryKey: [...LEADS_KEY, id] });
  client.setQueryData(leadKey(id), null);
}

/** Drops what was typed about a lead in this tab and not saved, as once nothing may be kept of its person. */
export function forgetDraftsAbout(id: Lead['id']): void {
  for (const name of sessionNames(STAFF_DRAFTS)) if (name.split(':').includes(id)) removeSession(name);
}

/** The lead in the name of a draft about one; a template of answers has an id of the same look. */
const ABOUT_LEAD = /:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?::kontakt|:antwort)?$/;

/** Asks after each lead that something was typed about: of one that was deleted or anonymised nothing stays. */
export async function forgetGoneDrafts(client: QueryClient): Promise<void> {
  const ids = new Set(sessionNames(STAFF_DRAFTS).flatMap((name) => ABOUT_LEAD.exec(name)?.[1] ?? []));
  for (const id of ids) {
    const history = await loadHistory(id).catch((error) => {
      if (isNotFound(error)) forgetLead(client, id);
    });
    if (history?.entries.some(({ action }) => action === 'anonymised')) forgetDraftsAbout(id);
  }
}

/** Has all that shows leads fetched again once a change was refused because there is nothing to change any more. */
export function useRefusedChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isNotFound(event.action.error)) return;
        void client.invalidateQueries({ queryKey: LEADS_KEY });
      }),
    [client],
  );
}
