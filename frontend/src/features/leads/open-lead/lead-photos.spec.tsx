import type { LeadHistory, LeadPhoto } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { LeadHistory as History } from './lead-history.tsx';
import { LeadPhotos } from './lead-photos.tsx';

const HISTORY = `GET /api/leads/${leadExample.id}/history`;

const photo = (digit: number, width: number, height: number): LeadPhoto => ({
  id: `0192f0c1-2345-7abc-8def-00000000000${digit}`,
  receivedAt: '2026-11-01T09:31:00.000Z',
  width,
  height,
});
const photos = [photo(1, 2048, 1536), photo(2, 1536, 2048), photo(3, 320, 200)];

const received = (id: string, action: LeadHistory['entries'][number]['action']) => ({
  id,
  at: '2026-11-01T09:31:00.000Z',
  actor: 'system',
  action,
  changes: null,
});

const history: LeadHistory = {
  words: null,
  wayIn: 'json',
  reference: 'A-7K3M-9QXD',
  entries: [
    received('1', 'received'),
    received('2', 'photo_received'),
    received('3', 'photo_received'),
    received('4', 'photo_received'),
    received('5', 'mail_requested'),
    received('6', 'photo_received'),
  ],
  contacts: [],
  photos,
  mails: [],
};

const images = () => screen.findAllByRole<HTMLImageElement>('img', { name: /^Foto \d von 3$/ });

describe('the photos of a lead', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi().install().on(HISTORY, { status: 200, body: history });
  });

  it('stand in a row, small and with room kept for each', async () => {
    renderPage(<LeadPhotos lead={leadExample} />);
    const sizes = (await images()).map((image) => [image.width, image.height, image.getAttribute('loading')]);
    expect(sizes).toEqual([
      [480, 360, 'lazy'],
      [360, 480, 'lazy'],
      [320, 200, 'lazy'],
    ]);
    expect((await images())[0]?.getAttribute('src')).toBe(`/api/leads/${leadExample.id}/photos/${photos[0]?.id}/small`);
  });

  it('are nothing where there are none', async () => {
    api.on(HISTORY, { status: 200, body: { ...history, photos: [] } });
    renderPage(
      <>
        <LeadPhotos lead={leadExample} />
        <History lead={leadExample} />
      </>,
    );
    await screen.findByText('3 Fotos erhalten');
    expect(screen.queryByRole('region', { name: 'Fotos' })).toBeNull();
  });

  it('open large, one after the other, by buttons and arrow keys, and Esc leads back to the photo', async () => {
    renderPage(<LeadPhotos lead={leadExample} />);
    const [, second] = await images();
    const opener = second?.closest('button');
    opener?.focus();
    fireEvent.click(opener as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Foto 2 von 3' });
    const address = () => within(dialog).getByRole('img').getAttribute('src');
    expect(address()).toContain(`${photos[1]?.id}/whole`);
    press('Nächstes');
    expect(address()).toContain(`${photos[2]?.id}/whole`);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(address()).toContain(`${photos[0]?.id}/whole`);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(screen.getByRole('dialog', { name: 'Foto 3 von 3' })).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('that can’t be loaded say so in their place', async () => {
    renderPage(<LeadPhotos lead={leadExample} />);
    const [first] = await images();
    fireEvent.error(first as HTMLElement);
    const missing = screen.getByRole('button', { name: 'Foto 1 von 3 gerade nicht ladbar' });
    fireEvent.click(missing);
    const dialog = await screen.findByRole('dialog', { name: 'Foto 1 von 3' });
    fireEvent.error(within(dialog).getByRole('img'));
    expect(within(dialog).getByRole('note').textContent).toContain('lässt sich gerade nicht laden');
  });

  it('are one line of the history where they came together', async () => {
    renderPage(<History lead={leadExample} />);
    const list = (await screen.findByText('3 Fotos erhalten')).closest('ol') as HTMLElement;
    const lines = [...list.children].map(({ firstChild }) => firstChild?.textContent);
    expect(lines).toEqual([
      'Foto erhalten',
      'Mail erneut angefordert',
      '3 Fotos erhalten',
      'Eingegangen über die Website',
    ]);
  });
});
