import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { amountOf, splitPrice } from '../../../lib/split-price';

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/**
 * What a written price offers, for example `ab CHF 200 pro Monat`.
 *
 * @param url the page that names the price
 * @returns undefined where no amount is named
 */
export function offer(price: string, url: string): Offer | undefined {
  const amount = amountOf(price);
  if (amount === undefined) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: 'CHF',
    priceSpecification: specification(price, amount),
  };
}

/** An «ab» price is the lowest one; whether value added tax is in it is said only where the text does. */
function specification(text: string, amount: number): UnitPriceSpecification {
  const { before, after } = splitPrice(text);
  return {
    '@type': 'UnitPriceSpecification',
    ...(before === 'ab' ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'CHF',
    ...(after.includes('pro Monat') && { unitCode: MONTH, unitText: 'Monat' }),
    ...(after.includes('exkl. MwSt.') && { valueAddedTaxIncluded: false }),
  };
}
