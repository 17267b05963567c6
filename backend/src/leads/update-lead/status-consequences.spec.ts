import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import { describe, expect, it } from '@jest/globals';
import type { LeadChanges } from './recorded-changes.js';
import { statusConsequences } from './status-consequences.js';

const now = new Date('2025-08-10T10:00:00Z');
const earlier = new Date('2025-08-09T10:00:00Z');
const fresh = { status: 'pending', assignedTo: null, answeredAt: null } as LeadEntity;
const inWork = { status: 'processing', assignedTo: 'Berta', answeredAt: null } as LeadEntity;
const closed = { ...inWork, status: 'completed', answeredAt: earlier } as LeadEntity;

describe('a change of status brings with it', () => {
  it.each<[string, LeadEntity, LeadChanges, boolean, LeadChanges]>([
    ['nothing without a status', fresh, { notes: 'neu' }, false, {}],
    ['nothing when it stays', fresh, { status: 'pending' }, true, {}],
    ['an assignee, but no answer', fresh, { status: 'processing' }, false, { assignedTo: 'Carla' }],
    ['no assignee where one is named', fresh, { status: 'processing', assignedTo: 'Berta' }, false, {}],
    ['no assignee where nobody is wanted', fresh, { status: 'processing', assignedTo: null }, false, {}],
    ['no other assignee', { ...fresh, assignedTo: 'Berta' }, { status: 'processing' }, false, {}],
    ['an answer alone when it is closed', fresh, { status: 'rejected' }, false, { answeredAt: now }],
    ['an answer when it is closed out of work', inWork, { status: 'completed' }, false, { answeredAt: now }],
    ['no second answer', { ...inWork, answeredAt: earlier }, { status: 'completed' }, false, {}],
    ['no second answer from one end to the other', closed, { status: 'rejected' }, true, {}],
    ['an answer that stays when it is opened again later', closed, { status: 'processing' }, false, {}],
    ['no answer after a slip', closed, { status: 'pending' }, true, { answeredAt: null }],
    ['no answer after a slip, whatever it goes back to', closed, { status: 'processing' }, true, { answeredAt: null }],
    ['the answer that a contact was', { ...inWork, answeredAt: earlier }, { status: 'pending' }, true, {}],
  ])('%s', (_, lead, changes, takesBackAnswer, expected) => {
    expect(statusConsequences(lead, changes, { actor: 'Carla', now, takesBackAnswer })).toEqual(expected);
  });
});
