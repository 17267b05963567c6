import { describe, expect, it } from '@jest/globals';
import { moneySchema } from './business-facts-schema.js';
import { formatFrancs, fullMoneyText, type Money, moneyText } from './money.js';

const sealing: Money = { kind: 'from', amount: 1699, per: null, vat: 'excluded' };

describe('a price', () => {
  it.each<[string, Money]>([
    ["ab CHF 1'699", sealing],
    ["ca. CHF 1'699", { ...sealing, kind: 'about' }],
    ['ab CHF 200 pro Monat', { kind: 'from', amount: 200, per: 'month', vat: null }],
    ['CHF 80.50', { kind: 'exact', amount: 80.5, per: null, vat: 'included' }],
  ])('reads «%s» in a sentence', (text, money) => {
    expect(moneyText(money)).toBe(text);
  });

  it('names its tax where it stands alone and the tax is known', () => {
    expect(fullMoneyText(sealing)).toBe("ab CHF 1'699, exkl. MwSt.");
    expect(fullMoneyText({ ...sealing, vat: 'included' })).toBe("ab CHF 1'699, inkl. MwSt.");
    expect(fullMoneyText({ ...sealing, vat: null })).toBe("ab CHF 1'699");
  });

  it.each([
    [1_234_567, "1'234'567"],
    [0, '0'],
    [80.5, '80.50'],
  ])('writes %s francs as %s', (francs, text) => {
    expect(formatFrancs(francs)).toBe(text);
  });

  it.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 1.005 },
    { amount: Number.NaN },
    { kind: 'up to' },
    { per: 'day' },
  ])('is refused with %j', (wrong) => {
    expect(moneySchema.safeParse({ ...sealing, ...wrong }).success).toBe(false);
  });

  it('is taken with cents, and without what nobody said', () => {
    expect(moneySchema.parse({ kind: 'exact', amount: 19.95 })).toEqual({
      kind: 'exact',
      amount: 19.95,
      per: null,
      vat: null,
    });
  });
});
