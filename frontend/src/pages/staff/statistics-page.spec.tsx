import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { statisticsExample } from '#test/statistics-example.ts';
import { press } from '#test/user.ts';
import { StatisticsPage } from './statistics-page.tsx';

const STATISTICS = 'GET /api/leads/statistics';
const OWN_DAYS = '/admin/auswertung?von=2026-09-01&bis=2026-11-21';

/** The texts of a table, row by row. */
function rowsOf(name: string): string[][] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      Array.from(row.querySelectorAll('th, td'), ({ textContent }) =>
        textContent.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '').trim(),
      ),
    );
}

describe('the page «Auswertung»', () => {
  let api: FakeApi;
  const answer = (change: Partial<LeadStatistics> = {}) =>
    api.on(STATISTICS, { status: 200, body: { ...statisticsExample, ...change } });
  const open = async (path = OWN_DAYS) => {
    renderPage(<StatisticsPage />, path);
    await screen.findByRole('heading', { name: 'Anfragen pro Monat' });
  };
  const asked = () => api.to(STATISTICS).map(({ path }) => path.replace('/api/leads/statistics', ''));
  const region = (name: string) => screen.getByRole('region', { name });

  beforeEach(() => {
    api = new FakeApi().install();
    answer();
  });

  it('says first what is looked for first', async () => {
    await open();
    const terms = screen.getAllByRole('term').slice(0, 4);
    const texts = terms.map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toEqual([
      'Anfragen4060% mehr als in den 82 Tagen davor',
      'Erste Antwort3 StundenMedian: die Hälfte kam schneller',
      'Beantwortet88%5 von 40 warten noch',
      'Jetzt offen115 ausstehend, 6 in Bearbeitung',
    ]);
    expect(screen.getByText('1. September 2026 bis 21. November 2026')).toBeTruthy();
  });

  it('has a table for each picture, whether it is shown or not', async () => {
    await open();
    expect(rowsOf('Anfragen pro Monat')).toEqual([
      ['Monat', 'Kontakt', 'Frühbucher', 'Chatbot', 'Fahrzeuge', 'Alle'],
      ['September 2026', '3', '4', '0', '1', '8'],
      ['Oktober 2026', '7', '9', '2', '3', '21'],
      ['November 2026', '2', '7', '1', '1', '11'],
    ]);
    expect(rowsOf('Anfragen nach Leistung')).toEqual([
      ['Leistung', 'Anfragen', 'Anteil'],
      ['Keramikversiegelung', '18', '45%'],
      ['Dampfreinigung', '6', '15%'],
      ['Bootspflege', '5', '13%'],
      ['Andere Leistungen', '2', '5%'],
      ['Ohne Angabe', '9', '23%'],
    ]);
    expect(rowsOf('Bearbeitete Anfragen nach Person')).toEqual([
      ['Person', 'Anfragen', 'Anteil'],
      ['Berta', '9', '75%'],
      ['admin', '3', '25%'],
    ]);
    expect(rowsOf('Anfragen nach Art und Status').slice(0, 3)).toEqual([
      ['Ausstehend', 'In Bearbeitung', 'Abgeschlossen', 'Abgelehnt'],
      ['Kontakt 12'],
      ['18%', '217%', '650%', '325%'],
    ]);
    expect(rowsOf('Anfragen nach der Zeit bis zur ersten Antwort')).toContainEqual(['4 bis 24 Stunden', '9']);
    expect(rowsOf('Offene Anfragen nach Wartezeit')).toContainEqual(['länger als 30 Tage', '1', '2', '3']);
  });

  it('says what each picture shows in a sentence', async () => {
    await open();
    for (const [name, finding] of [
      ['Anfragen pro Monat', 'Am meisten im Oktober 2026: 21.'],
      ['Gefragte Leistungen', 'Am meisten gefragt: Keramikversiegelung, 45%.'],
      ['Wo die Anfragen heute stehen', 'Abgeschlossen sind 65%'],
      ['Zeit bis zur ersten Antwort', 'Die Hälfte bekam innert 3 Stunden eine Antwort'],
      ['Jetzt offen: wie lange schon', '3 Anfragen warten schon länger als 24 Stunden'],
    ] as const) {
      expect(region(name).textContent?.replaceAll('\u00a0', ' ')).toContain(finding);
    }
    expect(region('Zeit bis zur ersten Antwort').textContent?.replaceAll('\u00a0', ' ')).toContain(
      'innert 24 Stunden (86%)',
    );
  });

  it('leads from a figure to its leads; what nobody sees has no link', async () => {
    await open();
    const linkOf = (name: string, place: string) =>
      within(region(place)).getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href');
    expect(linkOf('Dampfreinigung', 'Gefragte Leistungen')).toBe(
      '/admin?leistung=Dampfreinigung&von=2026-09-01&bis=2026-11-21',
    );
    expect(within(region('Gefragte Leistungen')).queryByRole('link', { name: 'Bootspflege' })).toBeNull();
    expect(linkOf('Ausstehend', 'Jetzt offen: wie lange schon')).toBe('/admin?status=pending');
    expect(linkOf('15', 'Wo die Anfragen heute stehen')).toBe(
      '/admin?typ=promo&status=completed&von=2026-09-01&bis=2026-11-21',
    );
    expect(within(region('Anfragen pro Monat')).queryByRole('link')).toBeNull();
    const pressToggle = (name: RegExp) =>
      fireEvent.click(within(region('Anfragen pro Monat')).getByRole('button', { name }));
    pressToggle(/^Als Tabelle zeigen/);
    expect(linkOf('Oktober 2026', 'Anfragen pro Monat')).toBe('/admin?von=2026-10-01&bis=2026-10-31');
    pressToggle(/^Tabelle ausblenden/);
    expect(within(region('Anfragen pro Monat')).queryByRole('link')).toBeNull();
  });

  it('keeps the old figures while another period is on its way, and says so', async () => {
    await open();
    let arrive: () => void = () => undefined;
    api.on(STATISTICS, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { status: 200, body: { ...statisticsExample, total: 41, from: '2026-08-01' } };
    });
    fireEvent.click(screen.getByRole('link', { name: 'Alles' }));
    await waitFor(() => expect(asked().at(-1)).toBe(''));
    expect(screen.getByText('Wird geladen …')).toBeTruthy();
    expect(screen.getByText('40', { selector: 'dd' })).toBeTruthy();
    arrive();
    await screen.findByText('41', { selector: 'dd' });
    expect(screen.queryByText('Wird geladen …')).toBeNull();
    expect(screen.getByText('1. August 2026 bis 21. November 2026')).toBeTruthy();
  });

  it('asks for days of one’s own, but not for such as run backwards', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-10-01' } });
    await waitFor(() => expect(asked().at(-1)).toBe('?from=2026-10-01&to=2026-11-21'));
    const before = asked().length;
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-09-30' } });
    await screen.findByText('Der erste Tag liegt nach dem letzten.');
    expect(asked()).toHaveLength(before);
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-10-02' } });
    await waitFor(() => expect(asked().at(-1)).toBe('?from=2026-10-01&to=2026-10-02'));
    expect(screen.queryByText('Der erste Tag liegt nach dem letzten.')).toBeNull();
  });

  it('says when nothing came in, and still shows what is open', async () => {
    const overTime = statisticsExample.overTime.map((step) => ({
      ...step,
      byFormType: { contact: 0, promo: 0, chatbot: 0, vehicle: 0 },
    }));
    answer({ total: 0, byPerson: [], byService: [], otherServices: 0, withoutService: 0, conversion: [], overTime });
    renderPage(<StatisticsPage />, OWN_DAYS);
    await screen.findByText('Keine Anfragen in diesem Zeitraum.');
    expect(screen.queryByRole('region', { name: 'Gefragte Leistungen' })).toBeNull();
    expect(region('Jetzt offen: wie lange schon')).toBeTruthy();
  });

  it('says when nothing is answered yet and nothing is open', async () => {
    const { firstAnswer, open: bands } = statisticsExample;
    answer({
      firstAnswer: { ...firstAnswer, answered: 0, waiting: 40, medianSeconds: null, ninthDecileSeconds: null },
      open: bands.map(({ waiting }) => ({ waiting, pending: 0, processing: 0, unanswered: 0 })),
    });
    await open();
    expect(region('Zeit bis zur ersten Antwort').textContent).toContain('Noch ist keine Anfrage beantwortet.');
    expect(screen.queryByRole('region', { name: 'Jetzt offen: wie lange schon' })).toBeNull();
  });

  it('says when it can’t be loaded, and loads when told', async () => {
    api.on(STATISTICS, 'offline');
    renderPage(<StatisticsPage />, OWN_DAYS);
    await screen.findByText('Die Auswertung konnte nicht geladen werden.');
    answer();
    press('Erneut versuchen');
    await screen.findByRole('heading', { name: 'Anfragen pro Monat' });
    expect(screen.queryByRole('alert', { name: /konnte nicht/ })).toBeNull();
  });

  it('takes an answer that it can’t read for none', async () => {
    api.on(STATISTICS, { status: 200, body: { total: 'viele' } });
    renderPage(<StatisticsPage />, OWN_DAYS);
    await screen.findByText('Die Auswertung konnte nicht geladen werden.');
  });
});
