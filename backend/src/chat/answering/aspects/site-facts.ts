import type { ServicePage } from '@fahrzeugpflege/contracts';
import type { Subject } from '../subjects/subject.js';

/** What the box of facts on a service's page says under a term; undefined where it has none. */
export function factOf(page: ServicePage | undefined, ...terms: readonly string[]): string | undefined {
  return page?.facts.find(({ term }) => terms.includes(term))?.text;
}

/** The price as the service's page words it, with what belongs to it. */
export function priceOf(subject: Subject): string | undefined {
  const isOwnPage = subject.id === subject.page?.serviceId;
  return (isOwnPage ? factOf(subject.page, 'Preis') : undefined) ?? subject.price;
}

/** «auf der Seite «Autohotel»». */
export function pageName(subject: Subject): string {
  return `«${(subject.serviceType ?? subject.name).replace('-', '')}»`;
}
