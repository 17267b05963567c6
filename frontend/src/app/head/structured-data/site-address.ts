/** Makes whole addresses of the site's paths. */
export type SiteAddress = (path: string) => string;

/**
 * The addresses of one site.
 *
 * @param publicUrl where visitors reach it, without a slash at the end
 */
export function siteAddress(publicUrl: string): SiteAddress {
  return (path) => publicUrl + path;
}
