import { describe, expect, it } from '@jest/globals';
import { TEXT_LIMITS } from '../submission/text-limits.js';
import { type CarriedValues, carryOver, type MergingLead, suggestSurvivor } from './carry-over.js';
import type { LeadStatus } from './lead.js';

const NOTHING: CarriedValues = {
  status: 'pending',
  statusBy: null,
  answeredAt: null,
  assignedTo: null,
  followUpOn: null,
  offerNumber: null,
  notes: null,
};
const FRESH: MergingLead = { ...NOTHING, createdAt: '2026-10-12T06:40:00.000Z' };
const EARLIER = { ...FRESH, createdAt: '2026-10-01T06:40:00.000Z' };
const HEAD = 'Aus der Anfrage vom 12.10.2026, 08:40:\n';

type Example = [string, Partial<MergingLead>, Partial<MergingLead>, Partial<CarriedValues>];

describe('what a survivor has after a merging', () => {
  it.each<[LeadStatus, LeadStatus, LeadStatus]>([
    ['pending', 'pending', 'pending'],
    ['pending', 'processing', 'processing'],
    ['processing', 'pending', 'processing'],
    ['pending', 'completed', 'pending'],
    ['completed', 'pending', 'pending'],
    ['rejected', 'pending', 'pending'],
    ['completed', 'processing', 'processing'],
    ['processing', 'rejected', 'processing'],
    ['completed', 'rejected', 'completed'],
    ['rejected', 'completed', 'rejected'],
  ])('%s with %s is %s: nothing open is closed', (status, other, expected) => {
    expect(carryOver({ ...FRESH, status }, { ...FRESH, status: other }).status).toBe(expected);
  });

  it.each<Example>([
    ['nothing where there is nothing', {}, {}, NOTHING],
    [
      'with the other’s status whoever set that',
      { status: 'completed', statusBy: 'Anna' },
      { status: 'processing', statusBy: 'Berta' },
      { status: 'processing', statusBy: 'Berta' },
    ],
    [
      'nobody who set a status with that of a new enquiry',
      { status: 'completed', statusBy: 'Anna' },
      {},
      { status: 'pending', statusBy: null },
    ],
    [
      'with its own status whoever set that',
      { status: 'processing', statusBy: 'Anna' },
      { status: 'processing', statusBy: 'Berta' },
      { statusBy: 'Anna' },
    ],
    ['its own person in charge', { assignedTo: 'Anna' }, { assignedTo: 'Berta' }, { assignedTo: 'Anna' }],
    ['else the other’s', {}, { assignedTo: 'Berta' }, { assignedTo: 'Berta' }],
    ['its own offer number', { offerNumber: 'OFF-1' }, { offerNumber: 'OFF-2' }, { offerNumber: 'OFF-1' }],
    ['else the other’s number', {}, { offerNumber: 'OFF-2' }, { offerNumber: 'OFF-2' }],
    ['the earlier follow-up', { followUpOn: '2026-12-01' }, { followUpOn: '2026-11-01' }, { followUpOn: '2026-11-01' }],
    [
      'its own follow-up where that is earlier',
      { followUpOn: '2026-10-01' },
      { followUpOn: '2026-11-01' },
      { followUpOn: '2026-10-01' },
    ],
    [
      'no forgotten follow-up of a closed lead instead of its own',
      { followUpOn: '2026-12-01' },
      { followUpOn: '2024-01-01', status: 'completed' },
      { followUpOn: '2026-12-01' },
    ],
    [
      'the open lead’s follow-up where it was closed itself',
      { followUpOn: '2024-01-01', status: 'completed' },
      { followUpOn: '2026-12-01' },
      { followUpOn: '2026-12-01' },
    ],
    [
      'the follow-up of a closed lead where there is no other',
      {},
      { followUpOn: '2026-12-01', status: 'completed' },
      { followUpOn: '2026-12-01' },
    ],
    ['its own notes', { notes: 'Ruft an.' }, {}, { notes: 'Ruft an.' }],
    ['the other’s notes, with where they come from', {}, { notes: 'Ruft an.' }, { notes: `${HEAD}Ruft an.` }],
    ['both notes', { notes: 'Eilt.' }, { notes: 'Ruft an.' }, { notes: `Eilt.\n\n${HEAD}Ruft an.` }],
    ['the same notes once', { notes: 'Eilt.' }, { notes: 'Eilt.' }, { notes: 'Eilt.' }],
  ])('has %s', (_, survivor, other, expected) => {
    expect(carryOver({ ...FRESH, ...survivor }, { ...FRESH, ...other })).toMatchObject(expected);
  });

  it.each<Example>([
    [
      'when it was itself',
      { answeredAt: '2026-10-02T00:00:00.000Z' },
      { answeredAt: '2026-10-01T00:00:00.000Z' },
      {
        answeredAt: '2026-10-02T00:00:00.000Z',
      },
    ],
    [
      'when the other was, while both are open',
      {},
      { status: 'processing', answeredAt: '2026-10-20T00:00:00.000Z' },
      {
        answeredAt: '2026-10-20T00:00:00.000Z',
      },
    ],
    [
      'never before it came',
      {},
      { status: 'processing', answeredAt: '2026-10-02T00:00:00.000Z' },
      {
        answeredAt: FRESH.createdAt,
      },
    ],
    [
      'not yet, where the other was closed',
      {},
      { status: 'completed', answeredAt: '2026-10-20T00:00:00.000Z' },
      {
        answeredAt: null,
      },
    ],
    [
      'not by having been taken in hand either, where the other was closed',
      { status: 'processing' },
      { status: 'completed', answeredAt: '2026-10-02T00:00:00.000Z' },
      { answeredAt: null },
    ],
    [
      'by a contact about the other, though both wait',
      {},
      { answeredAt: '2026-10-20T00:00:00.000Z' },
      { answeredAt: '2026-10-20T00:00:00.000Z' },
    ],
    [
      'still, where it is opened again',
      { status: 'completed', answeredAt: '2026-10-20T00:00:00.000Z' },
      {},
      {
        answeredAt: '2026-10-20T00:00:00.000Z',
      },
    ],
  ])('counts as answered %s', (_, survivor, other, expected) => {
    expect(carryOver({ ...FRESH, ...survivor }, { ...EARLIER, ...other })).toMatchObject(expected);
  });

  it('keeps its own notes whole, and of the other’s what finds room', () => {
    const join = (own: number, other: number) =>
      carryOver({ ...FRESH, notes: 'a'.repeat(own) }, { ...FRESH, notes: '🚐'.repeat(other) }).notes ?? '';
    const short = join(100, TEXT_LIMITS.message / 2);
    expect(short.startsWith(`${'a'.repeat(100)}\n\n${HEAD}🚐`)).toBe(true);
    expect(short).toMatch(/🚐 … \(gekürzt\)$/u);
    expect(short.length).toBeLessThanOrEqual(TEXT_LIMITS.message);
    expect(join(101, TEXT_LIMITS.message / 2)).toMatch(/🚐 … \(gekürzt\)$/u);
    expect(join(TEXT_LIMITS.message - 50, 50)).toBe('a'.repeat(TEXT_LIMITS.message - 50));
  });
});

it('suggests the lead at hand as the survivor, but none that is closed before one that is open', () => {
  const lead = (name: string, status: LeadStatus) => ({ name, status });
  const suggested = (one: LeadStatus, other: LeadStatus) =>
    suggestSurvivor(lead('at hand', one), lead('other', other)).name;
  expect(suggested('pending', 'processing')).toBe('at hand');
  expect(suggested('completed', 'rejected')).toBe('at hand');
  expect(suggested('processing', 'completed')).toBe('at hand');
  expect(suggested('completed', 'pending')).toBe('other');
});
