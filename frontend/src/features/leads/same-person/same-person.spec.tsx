import type { Lead } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample, mergedExample, relatedExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { SamePerson } from './same-person.tsx';

const RELATED = `GET /api/leads/${leadExample.id}/related`;
const MERGE = `POST /api/leads/${leadExample.id}/merges`;
const SEPARATE = `DELETE /api/leads/${leadExample.id}/merges/${relatedExample.id}`;
const MERGE_BUTTON = /^Zusammenführen mit der Anfrage vom/;

const Address = () => <p data-testid="address">{useLocation().search}</p>;

/** The lead as a live update brings it anew. */
function OpenedLead({ lead }: { readonly lead: Lead }) {
  const [changes, setChanges] = useState<Partial<Lead>>({});
  const change = () => setChanges({ notes: 'Von einem Kollegen', version: lead.version + 1 });
  return (
    <>
      <SamePerson lead={{ ...lead, ...changes }} />
      <button type="button" onClick={change}>
        Ein Kollege schreibt
      </button>
    </>
  );
}

describe('further enquiries of a person', () => {
  let api: FakeApi;
  const open = (lead: Partial<Lead> = {}) =>
    renderPage(
      <>
        <OpenedLead lead={{ ...leadExample, ...lead }} />
        <Address />
      </>,
      '/admin?status=pending',
    );
  const related = (...leads: object[]) => api.on(RELATED, { status: 200, body: leads });
  const region = () => screen.findByRole('region', { name: 'Weitere Anfragen dieser Person' });

  beforeEach(() => {
    api = new FakeApi().install();
    related(relatedExample);
  });

  it('are shown with reason, message and a link that opens them and keeps the filter', async () => {
    open();
    const section = within(await region());
    expect(section.getByText('Gleiche E-Mail und gleiche Telefonnummer')).toBeTruthy();
    expect(section.getByText('Bea Zürcher · Kontaktanfrage über die Website')).toBeTruthy();
    const details = section.getByRole('group') as HTMLDetailsElement;
    details.open = true;
    await section.findByText(/Haben Sie im März noch Platz/);
    const link = section.getByRole('link', { name: 'Anfrage vom 12.10.2026, 08:40' });
    expect(link.getAttribute('href')).toBe(`/admin?status=pending&lead=${relatedExample.id}`);
  });

  it('are not there at all where there are none', async () => {
    related();
    open();
    await waitFor(() => expect(api.to(RELATED)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Weitere Anfragen dieser Person' })).toBeNull();
  });

  it('are unfolded when there are many', async () => {
    related(...Array.from({ length: 5 }, (_, n) => ({ ...relatedExample, id: `id-${n}` })));
    open();
    const section = within(await region());
    expect(section.getAllByRole('listitem')).toHaveLength(3);
    press('2 weitere zeigen');
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    expect(document.activeElement).toBe(section.getAllByRole('link')[3]);
    expect(section.queryByRole('button', { name: /weitere zeigen/ })).toBeNull();
  });

  it('are merged after a question only, and the toast takes it back', async () => {
    open();
    await region();
    press(screen.getByRole('button', { name: MERGE_BUTTON }).getAttribute('aria-label') ?? '');
    press('Abbrechen');
    expect(api.to(MERGE)).toHaveLength(0);
    press(screen.getByRole('button', { name: MERGE_BUTTON }).getAttribute('aria-label') ?? '');
    const dialog = screen.getByRole('dialog', { name: 'Anfragen zusammenführen?' });
    expect(dialog.textContent).toContain('Sie können die beiden jederzeit wieder trennen.');
    api.on(MERGE, () => {
      related(mergedExample);
      return { status: 201, body: leadExample };
    });
    press('Zusammenführen');
    await screen.findByText('Zusammengeführt', { selector: 'h4' });
    expect(api.to(MERGE)[0]?.body).toEqual({ leadId: relatedExample.id, version: leadExample.version });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Weitere Anfragen dieser Person'));

    api.on(SEPARATE, () => {
      related(relatedExample);
      return { status: 200, body: leadExample };
    });
    press('Rückgängig');
    await screen.findByText('Möglicherweise dieselbe Person');
    expect(api.to(SEPARATE)).toHaveLength(1);
  });

  const ask = async () => {
    await region();
    press(screen.getByRole('button', { name: MERGE_BUTTON }).getAttribute('aria-label') ?? '');
    return screen.getByRole('dialog', { name: 'Anfragen zusammenführen?' });
  };
  const result = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  it('show before they are merged what the survivor has then, whichever it is', async () => {
    open({ notes: 'Eilt.' });
    const dialog = within(await ask());
    expect((dialog.getByRole('radio', { name: /01\.11\.2026.*geöffnet/ }) as HTMLInputElement).checked).toBe(true);
    expect(result()).toEqual([
      'In Bearbeitung (bisher Ausstehend)',
      'Berta (übernommen)',
      '1. Dezember 2026 (übernommen)',
      'OFF-2024-001 (bei der anderen Anfrage OFF-2026-007)',
      'Eilt.\n\nAus der Anfrage vom 12.10.2026, 08:40:\nRuft am Montag an. ',
    ]);
    fireEvent.click(dialog.getByRole('radio', { name: /12\.10\.2026/ }));
    expect(result()).toEqual([
      'In Bearbeitung ',
      'Berta ',
      '1. Dezember 2026 ',
      'OFF-2026-007 (bei der anderen Anfrage OFF-2024-001)',
      'Ruft am Montag an.\n\nAus der Anfrage vom 01.11.2026, 10:30:\nEilt. ',
    ]);
  });

  it('are put under the other one where staff choose so, which is then shown', async () => {
    open();
    const dialog = within(await ask());
    fireEvent.click(dialog.getByRole('radio', { name: /12\.10\.2026/ }));
    const merge = `POST /api/leads/${relatedExample.id}/merges`;
    api.on(merge, { status: 201, body: leadExample });
    press('Zusammenführen');
    await waitFor(() => expect(api.to(merge)[0]?.body).toEqual({ leadId: leadExample.id }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(`?status=pending&lead=${relatedExample.id}`),
    );
  });

  it('stay under the question, the chosen one chosen, while a colleague changes the opened one', async () => {
    open();
    await ask();
    fireEvent.click(screen.getByText('Ein Kollege schreibt'));
    expect(result().at(-1)).toContain('Von einem Kollegen');
    api.on(MERGE, { status: 201, body: leadExample });
    press('Zusammenführen');
    const body = { leadId: relatedExample.id, version: leadExample.version + 1 };
    await waitFor(() => expect(api.to(MERGE)[0]?.body).toEqual(body));
  });

  it('stay where they can’t be loaded again', async () => {
    open();
    await region();
    api.on(MERGE, { status: 409, body: { type: '/fehler/nicht-aenderbar', detail: 'Schon vergeben.' } });
    api.on(RELATED, { status: 503 });
    press(screen.getByRole('button', { name: MERGE_BUTTON }).getAttribute('aria-label') ?? '');
    press('Zusammenführen');
    await waitFor(() => expect(api.to(RELATED)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: MERGE_BUTTON })).toBeTruthy();
  });

  it('suggest an open enquiry before a closed one', async () => {
    open({ status: 'completed' });
    const dialog = within(await ask());
    expect((dialog.getByRole('radio', { name: /12\.10\.2026/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('are separated with one press', async () => {
    related(mergedExample);
    open();
    api.on(SEPARATE, () => {
      related(relatedExample);
      return { status: 200, body: leadExample };
    });
    const button = await screen.findByRole('button', { name: /^Trennen/ });
    press(button.getAttribute('aria-label') ?? '');
    await screen.findByRole('button', { name: MERGE_BUTTON });
    expect(screen.getByText('Beide Anfragen stehen wieder für sich.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Weitere Anfragen dieser Person'));
  });

  it('lead from a merged one to where it is worked on, and out of it', async () => {
    related({ ...relatedExample, reasons: [] }, { ...relatedExample, id: 'x', subject: 'Noch eine' });
    open({ mergedInto: relatedExample.id });
    const section = within(await region());
    expect(section.getByText(/steht in keiner Liste/)).toBeTruthy();
    expect(section.queryByRole('button', { name: MERGE_BUTTON })).toBeNull();
    const separate = `DELETE /api/leads/${relatedExample.id}/merges/${leadExample.id}`;
    api.on(separate, { status: 200, body: leadExample });
    press('Trennen');
    await waitFor(() => expect(api.to(separate)).toHaveLength(1));
  });

  it('that are merged elsewhere can’t be merged here', async () => {
    related({ ...relatedExample, mergedInto: 'x' });
    open();
    expect(within(await region()).getByText('mit einer anderen zusammengeführt')).toBeTruthy();
    expect(within(await region()).queryByRole('button')).toBeNull();
  });

  it('say why they were not merged, and what is stored now', async () => {
    api.on(MERGE, { status: 409, body: { type: '/fehler/nicht-aenderbar', detail: 'Schon vergeben.' } });
    open();
    await region();
    press(screen.getByRole('button', { name: MERGE_BUTTON }).getAttribute('aria-label') ?? '');
    press('Zusammenführen');
    await screen.findByText('Schon vergeben. Die Anfragen sind nicht zusammengeführt.');
    await waitFor(() => expect(api.to(RELATED)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: MERGE_BUTTON })).toBeTruthy();
  });

  it('say so when they can’t be loaded, and are loaded when told', async () => {
    api.on(RELATED, { status: 500 });
    open();
    await screen.findByText('Weitere Anfragen dieser Person konnten nicht geladen werden.');
    related(relatedExample);
    press('Weitere Anfragen erneut laden');
    await region();
  });
});
