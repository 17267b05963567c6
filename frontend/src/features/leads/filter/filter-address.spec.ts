import { describe, expect, it } from '@jest/globals';
import { readFilter, writeFilter } from './filter-address.ts';
import type { ListFilter } from './list-filter.ts';

describe('the filter in the address', () => {
  it.each<[string, ListFilter]>([
    ['', {}],
    ['typ=promo', { formType: 'promo' }],
    ['status=pending&ansicht=overdue', { status: 'pending', view: 'overdue' }],
    ['leistung=Autohotel', { service: 'Autohotel' }],
    ['suche=M%C3%BCller+Hymer', { q: 'Müller Hymer' }],
    ['zeitraum=7-tage', { period: '7-tage' }],
    ['von=2026-11-01&bis=2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
    ['reihenfolge=followUp', { sort: 'followUp' }],
  ])('«%s» means %j, and is written the same', (address, filter) => {
    expect(readFilter(new URLSearchParams(address))).toEqual(filter);
    expect(writeFilter(new URLSearchParams(), filter).toString()).toBe(address);
  });

  it.each([
    'typ=brief',
    'status=offen',
    'ansicht=alle',
    'leistung=Fusspflege',
    'suche=++',
    'zeitraum=jahr',
    'von=2026-02-30',
  ])('of «%s» nothing is left', (address) => {
    expect(readFilter(new URLSearchParams(address))).toEqual({});
  });

  it('knows a service by any of its names in leads, as kept links have them', () => {
    const asked = readFilter(new URLSearchParams('leistung=Keramikversiegelung+Wohnmobile'));
    expect(asked).toEqual({ service: 'Keramikversiegelung' });
  });

  it('changes nothing else in the address, and takes out what no longer holds', () => {
    const address = new URLSearchParams('typ=promo&lead=abc&status=pending');
    expect(writeFilter(address, { status: 'rejected' }).toString()).toBe('lead=abc&status=rejected');
  });
});
