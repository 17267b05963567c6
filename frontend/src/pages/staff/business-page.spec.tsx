import {
  addDays,
  type BusinessFacts,
  type BusinessSettings,
  type FactChange,
  type FactName,
  factOf,
  MOST_CLOSED_DAYS,
  profileFacts,
} from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLeadSummary } from '#features/leads/api/lead-summary.ts';
import { servicesQuery } from '#lib/content-queries.ts';
import { useFacts } from '#lib/page-state.tsx';
import { useContent } from '#lib/use-content.ts';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { summaryExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { faultsShown } from '#test/user.ts';
import { BusinessPage } from './business-page.tsx';

const { storage } = profileFacts.prices;
const change: FactChange = {
  id: '7',
  fact: 'prices.storage',
  before: null,
  after: { ...storage, amount: 170 },
  changedBy: 'berta',
  changedAt: '2026-11-23T08:00:00.000Z',
  isUndo: false,
  isLatest: true,
};

let api: FakeApi;

/** What is in force once something was saved: all of it by somebody else. */
const NEWER: BusinessFacts = {
  ...profileFacts,
  prices: { ...profileFacts.prices, storage: { ...storage, amount: 190 } },
  openingHours: profileFacts.openingHours.map(({ day }) => ({ day, times: [] })),
  closedDays: [{ firstDay: '2026-12-31', lastDay: '2026-12-31', reason: 'Inventur' }],
  campaign: { firstDay: '2027-01-01', lastDay: '2027-01-31' },
};

const settings: BusinessSettings = { facts: profileFacts, fixed: [], changes: [change] };

function show(more: Partial<BusinessSettings> = {}): void {
  api.on('GET /api/admin/business', { status: 200, body: { ...settings, ...more } });
  renderPage(
    <>
      <Counts />
      <Website />
      <BusinessPage />
    </>,
    '/admin/angaben',
  );
}

/** Any page of the website. */
function Website() {
  const { storage } = useFacts().prices;
  return useContent(servicesQuery).data ? <p>Website: {storage.amount}</p> : null;
}

/** As the navigation has them on every page. */
function Counts() {
  return <output>{useLeadSummary().data?.views.overdue}</output>;
}

const AMOUNT = 'Bitte einen Betrag in Franken, zum Beispiel 150 oder 80.50';
const HOURS = 'Bitte so: 08:30–11:30, 13:30–17:30';
const DAY = 'Bitte einen Tag angeben';

const form = async (name: string) => within(await screen.findByRole('form', { name }));

/** Types into fields of a form and saves it. */
async function save(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const fieldsOf = await form(name);
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(fieldsOf.getByLabelText(label, { exact: false }), { target: { value } });
  }
  fireEvent.click(fieldsOf.getByRole('button'));
}

beforeEach(() => {
  api = new FakeApi().install();
});

describe('the page of prices and hours', () => {
  it.each([
    ['Preis Einlagerung', { Franken: "1'170.50" }, 'prices.storage', { ...storage, amount: 1170.5 }],
    [
      'Preis Einlagerung',
      { Art: 'exact', 'MwSt.': 'included' },
      'prices.storage',
      { ...storage, kind: 'exact', vat: 'included' },
    ],
    [
      'Frühbucher-Aktion',
      { 'Erster Tag': '2027-08-10', 'Letzter Tag': '2027-10-31' },
      'campaign',
      { firstDay: '2027-08-10', lastDay: '2027-10-31' },
    ],
    [
      'Geschlossene Tage',
      { 'Erster Tag': '2026-12-25', Grund: 'Weihnachten' },
      'closedDays',
      [{ firstDay: '2026-12-25', lastDay: '2026-12-25', reason: 'Weihnachten' }],
    ],
    [
      'Öffnungszeiten',
      { Samstag: '9.00 bis 12.00' },
      'openingHours',
      profileFacts.openingHours.map((day) => (day.day === 'Samstag' ? { ...day, times: [['09:00', '12:00']] } : day)),
    ],
  ])('saves «%s» with %j by itself', async (name, fields, fact, value) => {
    show();
    const before = factOf(profileFacts, fact as FactName);
    const route = `PUT /api/admin/business/${fact}`;
    api.on(route, { status: 200, body: { ...settings, facts: NEWER } });
    await save(name, fields);
    await waitFor(() => expect(api.to(route).map(({ body }) => body)).toEqual([{ value, before }]));
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
    const shown = (await form('Frühbucher-Aktion')).getByLabelText<HTMLInputElement>(/^Erster Tag/);
    expect(shown.value).toBe('2027-01-01');
  });

  it('keeps what is typed where a colleague’s change comes in, and saves it only once that is known', async () => {
    show();
    const hours = 'PUT /api/admin/business/openingHours';
    fireEvent.change((await form('Öffnungszeiten')).getByLabelText(/^Samstag/), { target: { value: '10:00–11:00' } });
    api.on('PUT /api/admin/business/campaign', { status: 200, body: { ...settings, facts: NEWER } });
    await save('Frühbucher-Aktion', { 'Erster Tag': '2027-08-10' });
    await screen.findByText('Gespeichert');
    expect((await form('Öffnungszeiten')).getByLabelText<HTMLInputElement>(/^Samstag/).value).toBe('10:00–11:00');
    api.on(hours, { status: 409, body: { detail: 'Inzwischen geändert.' } });
    api.on('GET /api/admin/business', { status: 200, body: { ...settings, facts: NEWER } });
    await save('Öffnungszeiten', {});
    await screen.findByText('Inzwischen geändert.');
    await screen.findAllByText(/Inventur/);
    api.on(hours, { status: 200, body: { ...settings, facts: NEWER } });
    await save('Öffnungszeiten', {});
    await waitFor(() => expect(api.to(hours)).toHaveLength(2));
    // What that colleague made of it is known by now, and no more.
    const { openingHours } = profileFacts;
    expect(api.to(hours).map(({ body }) => body)).toMatchObject([
      { before: openingHours },
      { before: NEWER.openingHours },
    ]);
  });

  it.each([
    ['Preis Einlagerung', { Franken: 'viel' }, { amount: AMOUNT }],
    ['Preis Einlagerung', { Franken: '' }, { amount: AMOUNT }],
    ['Öffnungszeiten', { Montag: 'früh', Samstag: '12:00–08:00' }, { Montag: HOURS, Samstag: HOURS }],
    ['Frühbucher-Aktion', { 'Letzter Tag': '2025-08-01' }, { lastDay: 'Der letzte Tag liegt vor dem ersten' }],
    ['Frühbucher-Aktion', { 'Erster Tag': '', 'Letzter Tag': '' }, { firstDay: DAY, lastDay: DAY }],
    ['Frühbucher-Aktion', { 'Erster Tag': '0027-08-10' }, { firstDay: 'Bitte mit der ganzen Jahreszahl' }],
    ['Geschlossene Tage', {}, { firstDay: DAY }],
  ])('says of «%s» with %j what is wrong, at the field, and sends nothing', async (name, fields, faults) => {
    show();
    await save(name, fields);
    expect(await faultsShown()).toEqual(faults);
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each(['Preis Einlagerung', 'Öffnungszeiten', 'Frühbucher-Aktion'])(
    'says that nothing has changed where «%s» is saved as it was',
    async (name) => {
      show({ changes: [] });
      for (const fact of ['prices.storage', 'openingHours', 'campaign']) {
        api.on(`PUT /api/admin/business/${fact}`, { status: 200, body: { ...settings, changes: [] } });
      }
      await save(name, {});
      expect(await screen.findByText('Nichts geändert')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
    },
  );

  it('has the counts of leads made anew, as others may be due', async () => {
    api.on('GET /api/leads/summary', { status: 200, body: summaryExample });
    show();
    await screen.findByText(String(summaryExample.views.overdue));
    const views = { ...summaryExample.views, overdue: 123 };
    api.on('GET /api/leads/summary', { status: 200, body: { ...summaryExample, views } });
    api.on('PUT /api/admin/business/openingHours', { status: 200, body: settings });
    await save('Öffnungszeiten', {});
    expect(await screen.findByText('123')).toBeTruthy();
  });

  it('has the pages of the website say it that are opened from here without a reload', async () => {
    api.on('GET /api/services', { status: 200, body: [] });
    show();
    api.on('PUT /api/admin/business/prices.storage', { status: 200, body: { ...settings, facts: NEWER } });
    expect(await screen.findByText('Website: 150')).toBeTruthy();
    await save('Preis Einlagerung', { Franken: '190' });
    expect(await screen.findByText('Website: 190')).toBeTruthy();
    expect(api.to('GET /api/services')).toHaveLength(2);
  });

  it('enters no closed days twice', async () => {
    const closed = { firstDay: '2026-12-25', lastDay: '2026-12-25', reason: '' };
    show({ facts: { ...profileFacts, closedDays: [closed] } });
    await save('Geschlossene Tage', { 'Erster Tag': '2026-12-25' });
    expect(await faultsShown()).toEqual({ firstDay: 'Diese Tage sind schon eingetragen' });
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('keeps the focus at the closed days once some are taken out, also where somebody else was quicker', async () => {
    const [christmas, stocktaking] = ['2026-12-25', '2026-12-31'].map((day) => ({
      firstDay: day,
      lastDay: day,
      reason: '',
    }));
    const closed = (...closedDays: unknown[]) => ({ ...settings, facts: { ...profileFacts, closedDays } });
    show(closed(christmas, stocktaking) as BusinessSettings);
    const remove = async (answer: FakeAnswer) => {
      api.on('PUT /api/admin/business/closedDays', answer);
      const [button] = await screen.findAllByRole('button', { name: /^Entfernen/ });
      act(() => button?.focus());
      fireEvent.click(button as HTMLElement);
      await waitFor(() => expect(button?.isConnected).toBe(false));
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Geschlossene Tage' }));
    };
    await remove({ status: 200, body: closed(stocktaking) });
    api.on('GET /api/admin/business', { status: 200, body: closed() });
    await remove({ status: 409, body: { detail: 'Inzwischen geändert.' } });
  });

  it('enters no more closed days than are kept, and says so', async () => {
    const closedDays = Array.from({ length: MOST_CLOSED_DAYS }, (_, at) => {
      const day = addDays('2022-01-01', at * 14);
      return { firstDay: day, lastDay: day, reason: '' };
    });
    show({ facts: { ...profileFacts, closedDays } });
    await save('Geschlossene Tage', { 'Erster Tag': '2026-12-25' });
    expect(await faultsShown()).toEqual({ firstDay: 'Höchstens 60 Einträge: Bitte zuerst alte entfernen' });
  });

  it('takes half a last day for no closed day without one', async () => {
    show();
    const lastDay = (await form('Geschlossene Tage')).getByLabelText(/^Letzter Tag/);
    Object.defineProperty(lastDay, 'validity', { value: { badInput: true } });
    await save('Geschlossene Tage', { 'Erster Tag': '2026-12-25' });
    expect(await faultsShown()).toEqual({ lastDay: 'Bitte einen ganzen Tag angeben' });
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('lets nobody change what the environment sets', async () => {
    show({ fixed: ['campaign', 'prices.storage'] });
    expect((await form('Frühbucher-Aktion')).getByRole('button').matches(':disabled')).toBe(true);
    expect((await form('Preis Einlagerung')).getByText(/^Fest eingestellt/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
  });

  it('tells who changed what, and takes the latest back', async () => {
    show({ changes: [change, { ...change, id: '6', isLatest: false }] });
    const undo = await screen.findAllByRole('button', { name: 'Rückgängig (Preis Einlagerung)' });
    expect(undo).toHaveLength(1);
    expect(screen.getAllByText('ab CHF 170 pro Monat')).toHaveLength(2);
    api.on('POST /api/admin/business/changes/7/undo', {
      status: 409,
      body: { detail: 'Seither wurde diese Angabe nochmals geändert.' },
      headers: { 'content-type': 'application/problem+json' },
    });
    undo[0]?.focus();
    const newer = [
      { ...change, id: '9' },
      { ...change, isLatest: false },
    ];
    api.on('GET /api/admin/business', { status: 200, body: { ...settings, changes: newer } });
    fireEvent.click(undo[0] as HTMLElement);
    expect(await screen.findByText('Seither wurde diese Angabe nochmals geändert.')).toBeTruthy();
    await waitFor(() => expect(undo[0]?.isConnected).toBe(false));
    expect(document.activeElement?.textContent).toBe('Änderungen');
    const undone = { ...settings, changes: [{ ...change, id: '8', isUndo: true, isLatest: false }] };
    api.on('POST /api/admin/business/changes/9/undo', { status: 200, body: undone });
    const latest = screen.getByRole('button', { name: 'Rückgängig (Preis Einlagerung)' });
    latest.focus();
    fireEvent.click(latest);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Änderungen'));
    expect(screen.queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
  });
});
