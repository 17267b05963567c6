import type { Lead, LeadClash } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { leadExample } from '#test/lead-example.ts';
import { chosen, chosenSide, clashed, hasChanges, openedState, toEditState, typed } from './edit-state.ts';

const clashWith = (changes: Partial<Lead>): LeadClash => ({
  type: '/fehler/veraltete-fassung',
  title: '',
  status: 409,
  detail: '',
  current: { ...leadExample, version: 4, ...changes },
  changedBy: 'martina',
  changedAt: '2026-11-01T10:00:00.000Z',
});
const opened = openedState(leadExample);

describe('the state of an editor', () => {
  it('holds every field as text, lengths with two places', () => {
    expect(opened.values).toMatchObject({ status: 'pending', notes: '', vehicleYear: '2019', vehicleLength: '7.20' });
    expect(opened.seen.version).toBe(3);
  });

  it('has nothing to lose until something but spaces was typed', () => {
    expect(hasChanges(opened)).toBe(false);
    expect(hasChanges(typed(opened, 'notes', '  '))).toBe(false);
    expect(hasChanges(typed(opened, 'notes', 'Ruft an'))).toBe(true);
  });

  it('comes back whole from what was kept, and not at all from anything else', () => {
    const state = clashed(typed(opened, 'notes', 'Ruft an'), clashWith({ notes: 'Storniert' }));
    expect(toEditState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    for (const other of [undefined, null, 'x', {}, { values: { status: 'pending' }, seen: opened.seen }]) {
      expect(toEditState(other)).toBeUndefined();
    }
  });
});

describe('a clash', () => {
  it('keeps what both changed as typed, and takes over what only the other changed', () => {
    const mine = typed(opened, 'notes', 'Meine Notiz');
    const state = clashed(mine, clashWith({ notes: 'Storniert', status: 'rejected' }));
    expect(state.values).toMatchObject({ notes: 'Meine Notiz', status: 'rejected' });
    expect(state.clash?.fields).toEqual(['status', 'notes']);
    expect(chosenSide(state, 'notes')).toBe('mine');
    expect(chosenSide(state, 'status')).toBe('theirs');
  });

  it('sees the stored version from then on', () => {
    const state = clashed(typed(opened, 'notes', 'a'), clashWith({ notes: 'b', version: 9 }));
    expect(state.seen).toMatchObject({ version: 9, values: { notes: 'b' } });
  });

  it('says nothing of fields that only the editor changed, or that both changed alike', () => {
    const mine = typed(typed(opened, 'notes', 'gleich'), 'offerNumber', 'OFF-2');
    const state = clashed(mine, clashWith({ notes: ' gleich ', status: 'processing' }));
    expect(state.clash?.fields).toEqual(['status']);
    expect(state.values.offerNumber).toBe('OFF-2');
  });

  it('is none where the other changed nothing that stands in the editor', () => {
    const state = clashed(typed(opened, 'notes', 'a'), clashWith({ assignedTo: 'martina', version: 5 }));
    expect(state.clash).toBeUndefined();
    expect(state).toMatchObject({ values: { notes: 'a' }, seen: { version: 5 } });
  });

  it('lets one choose either version, and type a third one', () => {
    const state = clashed(typed(opened, 'notes', 'meins'), clashWith({ notes: 'ihres' }));
    const theirs = chosen(state, 'notes', 'theirs');
    expect(theirs.values.notes).toBe('ihres');
    expect(chosen(theirs, 'notes', 'mine').values.notes).toBe('meins');
    const third = typed(theirs, 'notes', 'ihres und meins');
    expect(third.clash?.mine.notes).toBe('ihres und meins');
    expect(chosenSide(third, 'notes')).toBe('mine');
  });

  it('that follows a clash still offers what was typed at first', () => {
    const first = clashed(typed(opened, 'notes', 'meins'), clashWith({ notes: 'ihres' }));
    const second = clashed(chosen(first, 'notes', 'theirs'), clashWith({ notes: 'das Dritte', version: 5 }));
    expect(second.clash).toMatchObject({
      fields: ['notes'],
      mine: { notes: 'meins' },
      theirs: { notes: 'das Dritte' },
    });
  });
});
