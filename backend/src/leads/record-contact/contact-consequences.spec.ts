import type { ContactKind } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import { describe, expect, it } from '@jest/globals';
import type { LeadChanges } from '../update-lead/recorded-changes.js';
import { contactConsequences } from './contact-consequences.js';

const now = new Date('2025-08-10T10:00:00Z');
const answeredAt = new Date('2025-08-09T10:00:00Z');
const fresh = { status: 'pending', assignedTo: null, answeredAt: null, followUpOn: null } as LeadEntity;
const inWork = { status: 'processing', assignedTo: 'Berta', answeredAt, followUpOn: null } as LeadEntity;
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
    expect(contactConsequences(lead, { kind: 'reached', followUp }, { actor: 'Carla', now })).toEqual(expected);
  });

  it.each<[string, string | null, ContactKind, typeof tomorrow | null, LeadChanges]>([
    ['the end of a follow-up that is due', '2025-08-10', 'reached', null, { followUpOn: null }],
    ['the end of one that was due days ago', '2025-07-30', 'combox', null, { followUpOn: null }],
    ['another one in its place', '2025-08-10', 'mail_written', tomorrow, { followUpOn: '2025-08-11' }],
    ['no end of one that is still to come', '2025-08-11', 'reached', null, {}],
    ['no end of one whose person was not reached', '2025-08-10', 'not_reached', null, {}],
  ])('%s', (_, followUpOn, kind, followUp, expected) => {
    const changes = contactConsequences({ ...inWork, followUpOn }, { kind, followUp }, { actor: 'Carla', now });
    expect(changes).toEqual(expected);
  });
});
