import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toast, toastStore } from '../lib/toast-store.ts';
import { ToastRegion } from './toast-region.tsx';

describe('the region of messages', () => {
  afterEach(() => {
    act(() => {
      for (const { id } of toastStore.getEntries()) dismissToast(id);
    });
  });

  it('is there from the start, and ready when the page is used', async () => {
    render(<ToastRegion short={false} />);
    const region = screen.getByRole('region', { name: 'Meldungen (F8)' });
    expect(region.childElementCount).toBe(0);
    fireEvent.pointerDown(document.body);
    await screen.findByRole('list');
    expect(screen.getAllByRole('region', { name: 'Meldungen (F8)' })).toHaveLength(1);
    act(() => toast({ title: 'Gespeichert', description: 'Alles ist da.' }));
    expect(screen.getByRole('listitem').textContent).toContain('Gespeichert');
  });

  it('shows a message that comes up before the page was used', async () => {
    render(<ToastRegion short={false} />);
    act(() => toast({ title: 'Sitzung abgelaufen', description: 'Bitte melden Sie sich erneut an.' }));
    expect((await screen.findByRole('listitem')).textContent).toContain('Sitzung abgelaufen');
  });
});
