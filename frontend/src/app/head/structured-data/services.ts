import {
  type BusinessFacts,
  type Service as ListedService,
  type Money,
  serviceName,
  servicePathByTitle,
  services,
} from '@fahrzeugpflege/contracts';
import type { Offer, OfferCatalog, Service, UnitPriceSpecification } from 'schema-dts';
import { publisher, type SiteAddress } from './business.ts';

/** What the data say of a service's page beside its price. */
interface ServiceFacts {
  readonly serviceId: string;
  readonly heading: string;
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  /** Path of its picture. */
  readonly image: string;
}

/** The service of one page, with the price that the overview names too. */
export function serviceOf(
  { serviceId, heading, description, path, image }: ServiceFacts,
  facts: BusinessFacts,
  at: SiteAddress,
): Service {
  const listed = services(facts).find(({ id }) => id === serviceId);
  const offers = listed?.money && offer(listed.money, at(path));
  return {
    '@type': 'Service',
    '@id': at(`${path}#leistung`),
    name: heading,
    ...(listed && { serviceType: serviceName(listed.title) }),
    description,
    url: at(path),
    image: at(image),
    provider: publisher(at),
    ...(offers && { offers }),
  };
}

/** The services as the overview lists them. */
export function catalog(listed: readonly ListedService[], at: SiteAddress): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': at('/leistungen#angebot'),
    name: 'Leistungen',
    url: at('/leistungen'),
    numberOfItems: listed.length,
    itemListElement: listed.map((service, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: listedService(service, at),
    })),
  };
}

function listedService(service: ListedService, at: SiteAddress): Service {
  const url = at(servicePathByTitle(service.title)?.canonical ?? '/leistungen');
  const offers = service.money && offer(service.money, url);
  return {
    '@type': 'Service',
    name: serviceName(service.title),
    description: service.description,
    url,
    provider: publisher(at),
    ...(offers && { offers }),
  };
}

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/**
 * What a price offers.
 *
 * @param url the page that names the price
 */
export function offer(price: Money, url: string): Offer {
  return { '@type': 'Offer', url, priceSpecification: specification(price) };
}

/** An «ab» price is the lowest one and nothing else; whether value added tax is in it is said only where somebody said so. */
function specification({ kind, amount, per, vat }: Money): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    ...(kind === 'from' ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'CHF',
    ...(per && { unitCode: MONTH, unitText: 'Monat' }),
    ...(vat && { valueAddedTaxIncluded: vat === 'included' }),
  };
}
