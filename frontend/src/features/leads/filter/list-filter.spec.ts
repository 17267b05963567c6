import { serviceName } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { listAddress } from '../api/leads.ts';
import { countInPanel, isFiltered, type ListFilter, serviceChoices } from './list-filter.ts';

/** Shortly after midnight on the wall in Roggwil, still the day before in UTC. */
const now = new Date('2026-11-20T23:30:00Z');

describe('the filter of the list', () => {
  it('offers services by the names that leads have', () => {
    expect(serviceChoices).toContain('Dampfreinigung');
    expect(serviceChoices.filter((name) => serviceName(name) !== name)).toEqual([]);
    expect(serviceChoices.filter((name) => name.startsWith('Keramikversiegelung'))).toHaveLength(1);
  });

  it.each<[ListFilter, string]>([
    [{}, '/api/leads'],
    [{ formType: 'chatbot' }, '/api/leads?formType=chatbot'],
    [{ view: 'followUp', q: 'Zürcher & Söhne' }, '/api/leads?view=followUp&q=Z%C3%BCrcher+%26+S%C3%B6hne'],
    [{ period: 'heute' }, '/api/leads?from=2026-11-21'],
    [{ period: '7-tage' }, '/api/leads?from=2026-11-15'],
    [{ period: '30-tage', service: 'Autohotel' }, '/api/leads?service=Autohotel&from=2026-10-23'],
    [{ from: '2026-01-01', to: undefined }, '/api/leads?from=2026-01-01'],
  ])('%j is asked for at %s', (filter, address) => {
    expect(listAddress(filter, now)).toBe(address);
  });

  it.each<[ListFilter, number]>([
    [{ q: 'x', view: 'mine', formType: 'promo' }, 0],
    [{ status: 'pending', service: 'Autohotel' }, 2],
    [{ from: '2026-01-01', to: '2026-01-31' }, 1],
    [{ period: 'heute' }, 1],
  ])('%j has so many choices in the panel: %i', (filter, count) => {
    expect(countInPanel(filter)).toBe(count);
    expect(isFiltered(filter)).toBe(true);
  });

  it('is none where nothing is chosen', () => {
    expect(isFiltered({ q: undefined })).toBe(false);
  });
});
