import { type LeadSort, type ListedLead, SEARCH_HEADER, SIMILAR_SEARCH } from '@fahrzeugpflege/contracts';
import { callApi } from '#lib/api-client.ts';

/** The largest page that the API gives. */
const LARGEST_PAGE = 200;

/** A part of the list, between two fixed places of it. */
export interface LeadPage {
  readonly leads: readonly ListedLead[];
  /** Address of the page after this one. */
  readonly next: string | undefined;
  /** When its last lead was received, as it was loaded first. */
  readonly end: string | undefined;
  /** The words searched for were not found; these are like them. */
  readonly isSimilar: boolean;
  /** Left as it was while others were renewed: it lay out of sight. */
  readonly isOutdated?: boolean;
}

/** Asks for a page by its address. */
export async function loadPage(address: string, signal: AbortSignal): Promise<LeadPage> {
  const response = await callApi(address, { signal });
  const leads = (await response.json()) as ListedLead[];
  return {
    leads,
    end: leads.at(-1)?.createdAt,
    next: nextPage(response.headers.get('link')),
    isSimilar: response.headers.get(SEARCH_HEADER) === SIMILAR_SEARCH,
  };
}

/**
 * Asks again for what lies between the two ends of a page. New leads make it longer rather than pushing others out of it,
 * so that the pages after it stay where they are and need not be asked for. In an order that is not that of their arrival a
 * page is asked for as it is, and the pages after it follow where its end has moved.
 */
export async function renewPage(
  address: string,
  before: LeadPage,
  signal: AbortSignal,
  sort: LeadSort = 'newest',
): Promise<LeadPage> {
  const { end, next } = before;
  if (!end || !next || (sort !== 'newest' && sort !== 'oldest')) return loadPage(address, signal);
  const renewed = await loadPage(withLimit(address, LARGEST_PAGE), signal);
  // Who came in the same millisecond may stand on both pages; the list shows each lead once.
  const leads = renewed.leads.filter(({ createdAt }) => (sort === 'newest' ? createdAt >= end : createdAt <= end));
  const reachesTheEnd = leads.length < renewed.leads.length || !renewed.next;
  return reachesTheEnd ? { ...renewed, leads, end, next } : renewed;
}

function withLimit(address: string, limit: number): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('limit', String(limit));
  return `${path}?${parameters}`;
}

const NEXT = /<([^>]+)>\s*;\s*rel="?next"?/;

/**
 * The address of the next page in a `Link` header (RFC 8288), if there is one on this site.
 *
 * @param link for example `</api/leads?cursor=…>; rel="next"`
 */
export function nextPage(link: string | null): string | undefined {
  const address = link?.match(NEXT)?.[1];
  return address?.startsWith('/api/') ? address : undefined;
}
