import { type PersonCounts, type PersonData, type PrivacyOverview, retentionPeriods } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { DataProtectionPage } from './data-protection-page.tsx';

const OVERVIEW = 'GET /api/privacy';
const PERSON = 'GET /api/privacy/person';
const ERASE = 'POST /api/privacy/person/erasure';
const ADDRESS = `/admin/datenschutz?lead=${leadExample.id}`;

const none = { completed: 0, rejected: 0 };
const overview: PrivacyOverview = {
  retention: retentionPeriods,
  due: {
    leads: { contact: { completed: 12, rejected: 0 }, promo: none, chatbot: none, vehicle: none },
    suspectedSpam: 0,
    conversations: 0,
  },
  runningSince: null,
  lastRunAt: null,
  erasures: [
    {
      id: '1',
      at: '2026-11-01T09:30:00.000Z',
      actor: 'Berta',
      reason: 'request',
      manner: 'deleted',
      records: { leads: 2 },
      isRunning: false,
    },
  ],
  exports: [
    { id: leadExample.id, at: '2026-11-01T09:30:00.000Z', actor: 'Berta', filters: [], rows: 7, isComplete: false },
  ],
};
const counts: PersonCounts = { leads: 1, submissions: 1, mails: 2, suspectedSpam: 0, failedJobs: 0, conversations: 0 };
const { id, name, email, phone, subject, status, formType, createdAt, mergedInto } = leadExample;
const person: PersonData = {
  emails: [email],
  phones: [],
  leads: [{ id, name, email, phone, subject, status, formType, createdAt, mergedInto }],
  counts,
};

describe('the page «Datenschutz»', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
    api.on(OVERVIEW, { status: 200, body: overview });
    api.on(PERSON, { status: 200, body: person });
  });

  it('shows periods, what is past them, and the notes', async () => {
    renderPage(<DataProtectionPage />, '/admin/datenschutz');
    await screen.findByText('In der nächsten Nacht werden 12 Leads anonymisiert.');
    expect(screen.getByText('12 abgelaufen')).toBeTruthy();
    expect(screen.getByText('Auf Wunsch gelöscht: 2 Leads')).toBeTruthy();
    expect(screen.getByText('Alle Leads: 7 Leads, nicht abgeschlossen')).toBeTruthy();
    expect(screen.queryByText('Daten einer Person')).toBeNull();
  });

  it('says of a run under way since when, and which note grows with it', async () => {
    const note = {
      id: '2',
      at: '2026-11-02T02:30:00.000Z',
      actor: 'system',
      reason: 'retention',
      manner: 'anonymised',
    };
    const erasures = [{ ...note, records: { leads: 300, conversations: 1 }, isRunning: true }, ...overview.erasures];
    api.on(OVERVIEW, { status: 200, body: { ...overview, runningSince: note.at, erasures } });
    renderPage(<DataProtectionPage />, '/admin/datenschutz');
    await screen.findByText(/^Läuft seit 02\.11\.2026/);
    expect(screen.queryByText('Noch nie ausgeführt.')).toBeNull();
    expect(screen.getByText('Zurzeit werden 12 Leads anonymisiert.')).toBeTruthy();
    expect(screen.getByText('Nach Ablauf der Frist anonymisiert: 300 Leads; gelöscht: 1 Chat')).toBeTruthy();
    expect(screen.getAllByText(/läuft noch/)).toHaveLength(1);
  });

  it('shows what there is of a person, and erases it after a question only', async () => {
    api.on(ERASE, { status: 200, body: counts });
    renderPage(<DataProtectionPage />, ADDRESS);
    await screen.findByText('1 Lead, 1 Einsendung, 2 Mails');
    press('Löschen …');
    press('Abbrechen');
    expect(api.to(ERASE)).toHaveLength(0);
    press('Anonymisieren …');
    const dialog = await screen.findByRole('dialog', { name: 'Daten dieser Person anonymisieren?' });
    expect(within(dialog).getByText('1 Lead, 1 Einsendung, 2 Mails')).toBeTruthy();
    press('Endgültig anonymisieren');
    await screen.findByText('Die Daten der Person sind anonymisiert.');
    expect(api.to(ERASE)[0]?.body).toEqual({ leadId: id, manner: 'anonymised', expected: counts });
    await waitFor(() => expect(screen.queryByText('Daten einer Person')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('says when there is more than was confirmed, and asks again with the new figures', async () => {
    const detail = 'Inzwischen hat sich etwas geändert. Gelöscht wurde nichts.';
    api.on(ERASE, () => {
      api.on(PERSON, { status: 200, body: { ...person, counts: { ...counts, leads: 2 } } });
      return { status: 409, body: { detail } };
    });
    renderPage(<DataProtectionPage />, ADDRESS);
    await screen.findByText('1 Lead, 1 Einsendung, 2 Mails');
    press('Löschen …');
    press('Endgültig löschen');
    await screen.findByText(detail);
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('2 Leads, 1 Einsendung, 2 Mails');
    expect(within(dialog).getByRole('button', { name: 'Endgültig löschen' })).toBeTruthy();
  });

  it('says what the API refuses, and loads when told', async () => {
    api.on(PERSON, { status: 409, body: { detail: 'Die Personendaten dieses Leads wurden gelöscht.' } });
    api.on(OVERVIEW, 'offline');
    renderPage(<DataProtectionPage />, ADDRESS);
    await screen.findByText('Die Personendaten dieses Leads wurden gelöscht.');
  });
});
