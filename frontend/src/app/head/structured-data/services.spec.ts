import type { Money } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { offer } from './services.ts';

const URL = 'https://site.example/leistungen';
const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'CHF' };
const plain = { per: null, vat: null } as const;

describe('an offer', () => {
  it.each<[Money, object]>([
    [
      { kind: 'from', amount: 1699, per: null, vat: 'excluded' },
      { ...unit, minPrice: 1699, valueAddedTaxIncluded: false },
    ],
    [
      { ...plain, kind: 'from', amount: 200, per: 'month' },
      { ...unit, minPrice: 200, unitCode: 'MON', unitText: 'Monat' },
    ],
    [
      { ...plain, kind: 'about', amount: 80.5 },
      { ...unit, price: 80.5 },
    ],
    [
      { ...plain, kind: 'exact', amount: 80, vat: 'included' },
      { ...unit, price: 80, valueAddedTaxIncluded: true },
    ],
  ])('of %j names no more than the price does', (price, priceSpecification) => {
    expect(offer(price, URL)).toEqual({ '@type': 'Offer', url: URL, priceSpecification });
  });
});
