import type { HistoryEntry, LeadMailState } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { actionText, actorText, changeTexts, mailReason, mailWhen } from './history-texts.ts';

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  at: '2026-11-01T09:30:00.000Z',
  actor: 'system',
  action: 'changed',
  changes: null,
  ...changes,
});

describe('a line of the history', () => {
  it.each<[HistoryEntry['action'], string, string]>([
    ['received', 'json', 'Eingegangen über die Website'],
    ['received', 'form', 'Eingegangen über die Website, ohne JavaScript'],
    ['received', 'chat', 'Eingegangen über den Chat'],
    ['received', 'brieftaube', 'Eingegangen'],
    ['released', 'json', 'Aus dem Spamverdacht geholt'],
    ['contacted', 'json', 'Kontakt festgehalten'],
    ['mail_requested', 'json', 'Mail erneut angefordert'],
    ['merged', 'json', 'Mit einer anderen Anfrage zusammengeführt'],
    ['unmerged', 'json', 'Zusammenführung aufgehoben'],
    ['anonymised', 'json', 'Angaben zur Person entfernt'],
    ['changed', 'json', 'Geändert'],
  ])('%s by way of %s is «%s»', (action, wayIn, text) => {
    expect(actionText(entry({ action }), wayIn)).toBe(text);
  });

  it.each<[HistoryEntry['action'], string | null, string]>([
    ['merged', 'Beat Muster', 'Mit einer anderen Anfrage zusammengeführt: Beat Muster, 10. August 2025'],
    ['merged', null, 'Mit einer anderen Anfrage zusammengeführt: anonymisiert, 10. August 2025'],
    ['unmerged', 'Beat Muster', 'Zusammenführung aufgehoben: Beat Muster, 10. August 2025'],
  ])('%s with the lead of %s is «%s»', (action, name, text) => {
    const other = { id: '0192f0c1-2345-7abc-8def-0123456789ab', name, createdAt: '2025-08-10T08:00:00.000Z' };
    expect(actionText(entry({ action, other }), 'json')).toBe(text);
  });

  it('speaks by its fields where it has some that mean something to people', () => {
    const changes = {
      status: { from: 'pending', to: 'completed' },
      notes: { from: null, to: 'Ruft an' },
      followUpOn: { from: '2026-11-30', to: null },
      vehicleLength: { from: 7.2, to: 6.36 },
      answeredAt: { from: null, to: '2026-11-01T09:30:00.000Z' },
    };
    expect(actionText(entry({ changes }), 'json')).toBe('');
    expect(changeTexts(changes)).toEqual([
      { label: 'Status', from: 'Ausstehend', to: 'Abgeschlossen' },
      { label: 'Interne Notizen', from: 'leer', to: '«Ruft an»' },
      { label: 'Länge', from: '7.20 m', to: '6.36 m' },
      { label: 'Wiedervorlage', from: '30. November 2026', to: 'leer' },
    ]);
  });

  it('names who did it, and says what nobody did', () => {
    expect([actorText('system'), actorText('martina')]).toEqual(['automatisch', 'martina']);
  });
});

describe('a mail', () => {
  const mail: LeadMailState = {
    id: 'a',
    kind: 'staff_notification',
    words: null,
    state: 'pending',
    requestedAt: '2026-11-01T09:00:00.000Z',
    requestedBy: 'system',
    attempts: 2,
    triedAt: '2026-11-01T09:10:00.000Z',
    sentAt: null,
    lastError: 'connect ECONNREFUSED',
  };

  it('that has not gone says why, and how often it was tried', () => {
    expect(mailReason(mail)).toBe('2 Versuche: connect ECONNREFUSED');
    expect(mailReason({ ...mail, state: 'failed', attempts: 1 })).toBe('1 Versuch: connect ECONNREFUSED');
    expect(mailReason({ ...mail, state: 'sent' })).toBeUndefined();
    expect(mailReason({ ...mail, lastError: null })).toBeUndefined();
  });

  it('is dated by its sending, else by its last try, else by the wish', () => {
    expect(mailWhen({ ...mail, sentAt: '2026-11-01T09:20:00.000Z' })).toBe('2026-11-01T09:20:00.000Z');
    expect(mailWhen(mail)).toBe(mail.triedAt);
    expect(mailWhen({ ...mail, triedAt: null })).toBe(mail.requestedAt);
  });
});
