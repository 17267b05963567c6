import { describe, expect, it } from '@jest/globals';
import { offer } from './offer';

const URL = 'https://site.example/leistungen';
const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'CHF' };

describe('an offer', () => {
  it.each([
    ["ab CHF 1'699, exkl. MwSt.", 1699, { ...unit, minPrice: 1699, valueAddedTaxIncluded: false }],
    ['ab CHF 200 pro Monat', 200, { ...unit, minPrice: 200, unitCode: 'MON', unitText: 'Monat' }],
    ['ab CHF 80', 80, { ...unit, minPrice: 80 }],
    ['CHF 80.50', 80.5, { ...unit, price: 80.5 }],
  ])('of «%s» names amount, unit and tax as the text does', (text, price, priceSpecification) => {
    expect(offer(text, URL)).toEqual({ '@type': 'Offer', url: URL, price, priceCurrency: 'CHF', priceSpecification });
  });

  it('needs an amount', () => {
    expect(offer('nach Besichtigung', URL)).toBeUndefined();
  });
});
