import type { Money } from '@fahrzeugpflege/contracts';
import type { Offer, UnitPriceSpecification } from 'schema-dts';

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
