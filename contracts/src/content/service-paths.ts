/** The addresses of a service's page. */
interface ServicePath {
  /** The id of the {@link Service}. */
  readonly serviceId: string;
  /** The address that search engines shall keep; named in the HTML of both. */
  readonly canonical: string;
  readonly alias: string;
  /** How navigation calls it. */
  readonly label: string;
  /** The titles of services (as the API lists them) that lead here. */
  readonly titles: readonly string[];
}

/** The services' pages in the order of the navigation; the first is marked TOP. */
export const servicePaths = [
  {
    serviceId: 'keramikversiegelung-wohnmobile',
    canonical: '/leistungen/keramikversiegelung-wohnmobile',
    alias: '/angebote/aufbereitung',
    label: 'Keramikversiegelung Wohnmobile',
    titles: ['Keramikversiegelung Wohnmobile', 'Aufbereitung'],
  },
  {
    serviceId: 'autohotel',
    canonical: '/leistungen/autohotel',
    alias: '/angebote/autohotel',
    label: 'Autohotel',
    titles: ['Autohotel'],
  },
  {
    serviceId: 'dampfreinigung',
    canonical: '/leistungen/dampfreinigung',
    alias: '/angebote/dampfreinigung',
    label: 'Dampfreinigung',
    titles: ['Dampf-reinigung', 'Dampfreinigung'],
  },
  {
    serviceId: 'an-und-verkauf',
    canonical: '/leistungen/an-und-verkauf',
    alias: '/angebote/an--und-verkauf',
    label: 'An- und Verkauf',
    titles: ['An- und Verkauf'],
  },
  {
    serviceId: 'vermittlung',
    canonical: '/leistungen/vermittlung',
    alias: '/angebote/fahrzeugvermittlung',
    label: 'Vermittlung',
    titles: ['Vermittlung'],
  },
  {
    serviceId: 'einlagerung',
    canonical: '/leistungen/einlagerung',
    alias: '/angebote/einlagerung',
    label: 'Einlagerung',
    titles: ['Einlagerung'],
  },
] as const satisfies readonly ServicePath[];

/** The id of a service that has a page. */
export type ServicePageId = (typeof servicePaths)[number]['serviceId'];

/** Where a service of this title is described; undefined for one that has no page of its own. */
export function servicePathByTitle(title: string): ServicePath | undefined {
  return servicePaths.find(({ titles }) => (titles as readonly string[]).includes(title));
}

/** One title of the API carries a hyphen for narrow cards, which in the middle of a line reads as a mistake. */
const NAMES: ReadonlyMap<string, string> = new Map([['Dampf-reinigung', 'Dampfreinigung']]);

/** What people read in the place of a service's title, and what a lead names it by; any other text stays as it is. */
export function serviceName(title: string): string {
  return NAMES.get(title) ?? title;
}

/** The addresses of a service's page. */
export function servicePath(serviceId: ServicePageId): ServicePath {
  return servicePaths.find((path) => path.serviceId === serviceId) as ServicePath;
}
