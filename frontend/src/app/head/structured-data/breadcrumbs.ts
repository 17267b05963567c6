import { servicePaths } from '@fahrzeugpflege/contracts';
import type { BreadcrumbList } from 'schema-dts';
import type { SiteAddress } from './site-address.ts';

/** A page on the way to another, both ends included. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Pages that have pages below them. */
const parents: readonly Crumb[] = [
  { name: 'Leistungen', path: '/leistungen' },
  { name: 'News & Blog', path: '/blog' },
];

/**
 * The way from the start page to a page.
 *
 * @param name what the page is called
 */
export function breadcrumbs(path: string, name: string, at: SiteAddress): BreadcrumbList {
  const service = servicePaths.find(({ canonical }) => canonical === path);
  const above = parents.filter((parent) => path.startsWith(`${parent.path}/`));
  const own = parents.find((parent) => parent.path === path) ?? { name: service?.label ?? name, path };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite', path: '/' }, ...above, own].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: at(crumb.path),
    })),
  };
}
