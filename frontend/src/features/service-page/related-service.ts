import { type ServicePageId, servicePath, servicePathByTitle } from '@fahrzeugpflege/contracts';

/** Related services whose title is not that of the service they are part of. */
const PAGE_BY_TITLE: Readonly<Record<string, ServicePageId>> = {
  Keramikversiegelung: 'keramikversiegelung-wohnmobile',
  'Dampfreinigung innen': 'dampfreinigung',
  'Verkauf vorbereiten': 'vermittlung',
  Ankauf: 'an-und-verkauf',
};

/** Where a related service is described; undefined where that is nowhere, or the page that it is named on. */
export function relatedServicePath(title: string, currentServiceId: string): string | undefined {
  const serviceId = PAGE_BY_TITLE[title];
  const path = serviceId ? servicePath(serviceId) : servicePathByTitle(title);
  return path && path.serviceId !== currentServiceId ? path.canonical : undefined;
}
