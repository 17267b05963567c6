import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import { describe, expect, it } from '@jest/globals';
import type { LeadChanges } from './recorded-changes.js';
import { statusConsequences } from './status-consequences.js';

const now = new Date('2025-08-10T10:00:00Z');
const earlier = new Date('2025-08-09T10:00:00Z');
const fresh = { status: 'pending', assignedTo: null, answeredAt: null } as LeadEntity;
const inWork = { status: 'processing', assignedTo: 'Berta', answeredAt: earlier } as LeadEntity;

describe('a change of status brings with it', () => {
  it.each<[string, LeadEntity, LeadChanges, boolean, LeadChanges]>([
    ['nothing without a status', fresh, { notes: 'neu' }, false, {}],
    ['nothing when it stays', fresh, { status: 'pending' }, true, {}],
    ['an assignee and an answer', fresh, { status: 'processing' }, false, { assignedTo: 'Carla', answeredAt: now }],
    [
      'no assignee where one is named',
      fresh,
      { status: 'processing', assignedTo: 'Berta' },
      false,
      { answeredAt: now },
    ],
    [
      'no assignee where nobody is wanted',
      fresh,
      { status: 'processing', assignedTo: null },
      false,
      { answeredAt: now },
    ],
    ['an answer alone when it is closed', fresh, { status: 'rejected' }, false, { answeredAt: now }],
    ['no other assignee', { ...fresh, assignedTo: 'Berta' }, { status: 'processing' }, false, { answeredAt: now }],
    ['no second answer', inWork, { status: 'completed' }, false, {}],
    ['an answer that stays when it is put back later', inWork, { status: 'pending' }, false, {}],
    ['no answer after a slip', inWork, { status: 'pending' }, true, { answeredAt: null }],
    ['no new answer from pending', { ...fresh, answeredAt: earlier }, { status: 'rejected' }, false, {}],
  ])('%s', (_, lead, changes, takesBackAnswer, expected) => {
    expect(statusConsequences(lead, changes, { actor: 'Carla', now, takesBackAnswer })).toEqual(expected);
  });
});
