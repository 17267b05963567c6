/** Only this part of a query changes what a public page shows. */
const SENT_VIEW = 'gesendet';

/** An address of the site as it is meant: which page, and whether it was asked for by another spelling. */
interface PageAddress {
  /** Path, and the query as far as it matters. Always begins with one slash. */
  readonly canonical: string;
  /** False for other letter case, doubled or trailing slashes, needless escapes: the visitor is sent to `canonical`. */
  readonly isCanonical: boolean;
}

/**
 * Brings all spellings of an address to one, so that each page is kept once.
 *
 * @param url path and query of a request; its escapes are known to be sound
 */
export function pageAddress(url: string): PageAddress {
  const [path = '/', query = ''] = url.replace(/#.*/s, '').split(/\?(.*)/s);
  const meant = decodeURI(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const canonical = encodeURI(meant);
  const sent = new URLSearchParams(query).has(SENT_VIEW) ? `?${SENT_VIEW}=1` : '';
  return { canonical: canonical + sent, isCanonical: path === canonical };
}
