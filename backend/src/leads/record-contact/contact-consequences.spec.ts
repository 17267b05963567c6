import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import { describe, expect, it } from '@jest/globals';
import type { LeadChanges } from '../update-lead/recorded-changes.js';
import { contactConsequences } from './contact-consequences.js';

const now = new Date('2025-08-10T10:00:00Z');
const answeredAt = new Date('2025-08-09T10:00:00Z');
const fresh = { status: 'pending', assignedTo: null, answeredAt: null } as LeadEntity;
const inWork = { status: 'processing', assignedTo: 'Berta', answeredAt } as LeadEntity;
const tomorrow = { on: '2025-08-11', time: null };

describe('a contact brings with it', () => {
  it.each<[string, LeadEntity, typeof tomorrow | null, LeadChanges]>([
    [
      'all of it for a lead that waits for somebody',
      fresh,
      tomorrow,
      { status: 'processing', assignedTo: 'Carla', answeredAt: now, followUpOn: '2025-08-11' },
    ],
    ['nothing for a lead that somebody works on', inWork, null, {}],
    ['a follow-up alone', inWork, { on: '2025-08-10', time: '16:00' } as never, { followUpOn: '2025-08-10' }],
    ['an answer where only the status had changed', { ...inWork, answeredAt: null }, null, { answeredAt: now }],
    ['no second answer where it was put back', { ...inWork, status: 'pending' }, null, { status: 'processing' }],
    ['no new status of a closed lead', { ...inWork, status: 'completed' }, null, {}],
  ])('%s', (_, lead, followUp, expected) => {
    expect(contactConsequences(lead, { followUp }, { actor: 'Carla', now })).toEqual(expected);
  });
});
