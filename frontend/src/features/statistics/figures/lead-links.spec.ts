import { describe, expect, it } from '@jest/globals';
import { readFilter } from '#features/leads/filter/filter-address.ts';
import { leadsAddress, serviceAddress } from './lead-links.ts';

const filterOf = (address: string | undefined) =>
  readFilter(new URL(address ?? '', 'https://site.example').searchParams);

describe('the way from a figure to its leads', () => {
  it('leads to a list that understands it', () => {
    const days = { from: '2026-01-01', to: '2026-01-31' };
    expect(filterOf(leadsAddress({ formType: 'promo', status: 'rejected' }, days))).toEqual({
      formType: 'promo',
      status: 'rejected',
      ...days,
    });
    expect(leadsAddress({})).toBe('/admin');
  });

  it('exists for the services that the list can be narrowed to', () => {
    expect(filterOf(serviceAddress('Dampfreinigung', { from: '2026-01-01' }))).toEqual({
      service: 'Dampfreinigung',
      from: '2026-01-01',
    });
    expect(serviceAddress('Bootspflege', {})).toBeUndefined();
  });
});
