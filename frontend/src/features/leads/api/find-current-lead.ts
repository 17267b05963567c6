import type { Lead } from '@fahrzeugpflege/contracts';
import { callApi } from '../../../lib/api-client';

/** The lead as it is stored now, whatever the list shows; undefined when it can't be found or asked for. */
export async function findCurrentLead(lead: Lead): Promise<Lead | undefined> {
  try {
    const response = await callApi(`/api/leads?${new URLSearchParams({ q: lead.email })}`);
    return ((await response.json()) as Lead[]).find(({ id }) => id === lead.id);
  } catch {
    return undefined;
  }
}
