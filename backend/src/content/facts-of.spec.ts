import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { factsOf } from './facts-of.js';

const { storage } = profileFacts.prices;
const own = { ...storage, amount: 170 };
const environment = { ...storage, amount: 190 };
const stored = (settings: Record<string, unknown>) => ({ prices: [], settings });

describe('the facts in force', () => {
  it("are the profile's where nobody set others", () => {
    expect(factsOf(stored({}), {})).toEqual(profileFacts);
  });

  it("are the owner's before the profile's, and the environment's before both", () => {
    const prices = [null, { storage: own }];
    const campaign = { firstDay: '2027-08-10', lastDay: '2027-10-31' };
    const settings = { campaign, closedDays: [{ firstDay: '2027-08-01', lastDay: '2027-08-01', reason: '' }] };
    const owners = factsOf({ prices, settings }, {});
    expect(owners).toMatchObject({ prices: { storage: own }, ...settings });
    expect(owners.prices.brokerage).toEqual(profileFacts.prices.brokerage);
    const next = { firstDay: '2028-08-10', lastDay: '2028-10-31' };
    const facts = factsOf({ prices, settings }, { campaign: next, prices: { storage: environment } });
    expect(facts).toMatchObject({ prices: { storage: environment }, campaign: next });
  });

  it('leave out by itself what can not be read, and say so in the log', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const settings = { campaign: { firstDay: '2027-10-31', lastDay: '2027-08-10' }, openingHours: 'immer' };
    const prices = [{ storage: { kind: 'from', amount: -1 }, brokerage: own }];
    const facts = factsOf({ prices, settings }, {});
    expect(facts).toEqual({ ...profileFacts, prices: { ...profileFacts.prices, brokerage: own } });
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });
});
