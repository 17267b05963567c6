import { describe, expect, it } from '@jest/globals';
import { listAddress } from './api/leads.ts';
import { exportAddress } from './export-leads.tsx';
import type { ListFilter } from './filter/list-filter.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('the address of an export', () => {
  it.each<ListFilter>([
    {},
    { status: 'pending', formType: 'promo' },
    { q: 'Müller & Söhne', service: 'Autohotel', view: 'mine' },
    { period: '30-tage' },
    { from: '2026-01-01', to: '2026-02-01' },
  ])('asks for what the list shows: %j', (filter) => {
    const address = new URL(exportAddress(filter, 'comma', NOW), 'https://www.example.ch');
    expect(address.pathname).toBe('/api/leads/export.csv');
    expect(address.searchParams.get('separator')).toBe('comma');
    address.searchParams.delete('separator');
    const list = new URL(listAddress(filter, NOW), 'https://www.example.ch');
    expect([...address.searchParams]).toEqual([...list.searchParams]);
  });
});
