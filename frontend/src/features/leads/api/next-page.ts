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
