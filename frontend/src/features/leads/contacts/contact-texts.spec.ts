import type { HistoryEntry, LeadContact } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  besideContacts,
  consequenceTexts,
  entryOf,
  followUpChips,
  followUpReason,
  plannedText,
  reasonText,
} from './contact-texts.ts';

/** A moment on the wall in Roggwil, in a November that begins on a Sunday. */
const at = (dayAndTime: string) => new Date(`2026-11-${dayAndTime}:00+01:00`);

const contact: LeadContact = {
  id: 'a',
  leadId: 'lead',
  at: '2026-11-18T08:00:00.000Z',
  by: 'martina',
  kind: 'combox',
  text: null,
  followUp: { on: '2026-11-18', time: '16:00' },
};

describe('the follow-ups that one press plans', () => {
  it.each([
    ['on a Wednesday morning', '18T09:00', ['heute 16 Uhr 18', 'morgen 19', 'Mo 23', 'in 1 Woche 25']],
    ['a minute before four', '18T15:59', ['heute 16 Uhr 18', 'morgen 19', 'Mo 23', 'in 1 Woche 25']],
    ['from four on', '18T16:00', ['morgen 19', 'Mo 23', 'in 1 Woche 25']],
    ['on a Sunday, whose tomorrow is Monday', '22T18:00', ['morgen 23', 'in 1 Woche 29']],
    ['on a Monday, a week before the next', '23T18:00', ['morgen 24', 'in 1 Woche 30']],
    [
      'just after midnight, still the day before in UTC',
      '19T00:30',
      ['heute 16 Uhr 19', 'morgen 20', 'Mo 23', 'in 1 Woche 26'],
    ],
  ])('%s', (_, now, expected) => {
    const chips = followUpChips(at(now)).map(({ label, followUp }) => `${label} ${followUp.on.slice(-2)}`);
    expect(chips).toEqual(expected);
  });

  it.each([
    [{ on: '2026-11-18', time: '16:00' }, 'heute, 16 Uhr'],
    [{ on: '2026-11-18', time: '09:30' }, 'heute, 9.30 Uhr'],
    [{ on: '2026-11-19', time: null }, 'morgen'],
    [{ on: '2026-11-30', time: null }, 'Mo., 30. November'],
  ])('%j is «%s»', (planned, text) => {
    expect(plannedText(planned, at('18T09:00'))).toBe(text);
  });
});

describe('why a lead is to be looked at again', () => {
  const earlier = { ...contact, id: 'b', text: 'Will es sich überlegen', followUp: { on: '2026-11-25', time: null } };

  it('is what the newest contact said that planned that day', () => {
    const later = { ...earlier, id: 'c', text: 'Hat noch nicht entschieden' };
    expect(followUpReason([later, contact, earlier], '2026-11-25')).toBe(later);
    expect(followUpReason([contact], '2026-11-25')).toBeUndefined();
    expect(followUpReason([contact, { ...contact, followUp: null }], null)).toBeUndefined();
  });

  it('names the hour, and what was done where nothing was said', () => {
    expect([reasonText(contact), reasonText(earlier)]).toEqual(['um 16 Uhr · Combox', 'Will es sich überlegen']);
  });
});

describe('a contact and its line of the history', () => {
  const line = (id: string, changes: HistoryEntry['changes']): HistoryEntry => ({
    id,
    at: contact.at,
    actor: 'martina',
    action: 'contacted',
    changes,
  });
  const told = line('2', {
    contact: { from: null, to: 'a' },
    status: { from: 'pending', to: 'processing' },
    assignedTo: { from: null, to: 'martina' },
  });
  const erased = line('3', { status: { from: 'pending', to: 'processing' } });

  it('are told once, in the list of contacts; a line whose contact is gone stays', () => {
    expect(besideContacts([told, erased], [contact])).toEqual([erased]);
    expect(entryOf([erased, told], contact)).toBe(told);
  });

  it('say what followed by itself', () => {
    expect(consequenceTexts(told.changes)).toEqual(['In Bearbeitung', 'in Arbeit bei martina']);
    expect(consequenceTexts({ followUpOn: { from: '2026-11-18', to: null } })).toEqual(['Wiedervorlage erledigt']);
    expect(consequenceTexts({ followUpOn: { from: null, to: '2026-11-25' } })).toEqual([]);
    expect(consequenceTexts(undefined)).toEqual([]);
  });
});
