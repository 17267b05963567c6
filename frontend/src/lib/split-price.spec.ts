import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { amountOf, splitPrice } from './split-price';

describe('a written price', () => {
  it.each([
    ["ab CHF 1'699", ['ab', "CHF 1'699", ''], 1699],
    ['ab CHF 200 pro Monat', ['ab', 'CHF 200', 'pro Monat'], 200],
    ["ca. CHF 1'699.–, exkl. MwSt.", ['ca.', "CHF 1'699.–", 'exkl. MwSt.'], 1699],
    ['CHF 80.50 pro Stunde', ['', 'CHF 80.50', 'pro Stunde'], 80.5],
    ['nach Besichtigung', ['', 'nach Besichtigung', ''], undefined],
  ])('%s comes apart and has its amount', (price, [before, amount, after], francs) => {
    expect(splitPrice(price)).toEqual({ before, amount, after });
    expect(amountOf(price)).toBe(francs);
  });

  it('has an amount wherever the business profile names one', () => {
    for (const price of Object.values(businessProfile.prices)) expect(amountOf(price)).toBeGreaterThan(0);
  });
});
