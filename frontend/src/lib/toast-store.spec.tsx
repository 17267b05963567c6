import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../components/ui/dialog.tsx';
import { Toaster } from '../components/ui/toaster.tsx';
import { dismissToast, toast, toastStore } from './toast-store.ts';

describe('toasts', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows one at a time: the newest', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Erste', description: 'a' }));
    act(() => toast({ title: 'Zweite', description: 'b', variant: 'destructive' }));
    expect(toastStore.getEntries()).toHaveLength(1);
    expect(screen.queryByText('Erste')).toBeNull();
    expect(screen.getByText('Zweite').closest('li')?.dataset['variant']).toBe('destructive');
  });

  it('closes at its button and is led to by F8', () => {
    render(<Toaster />);
    expect(screen.getByRole('region', { name: 'Meldungen (F8)' })).toBeTruthy();
    act(() => toast({ title: 'Hallo', description: 'c' }));
    act(() => screen.getByRole('button', { name: 'Schliessen' }).click());
    expect(toastStore.getEntries()[0]?.open).toBe(false);
  });

  it('has something done about it at its button, and closes', () => {
    const run = jest.fn();
    render(<Toaster />);
    act(() => toast({ title: 'Status', description: 'b', action: { label: 'Rückgängig', hint: 'F8', run } }));
    act(() => screen.getByRole('button', { name: 'Rückgängig' }).click());
    expect(run).toHaveBeenCalledTimes(1);
    expect(toastStore.getEntries()[0]?.open).toBe(false);
  });

  it('can be reached by F8 beside an open dialog, and gives the focus back to it', async () => {
    render(
      <>
        <Toaster />
        <Dialog title="Offen" description="" onClose={() => undefined}>
          <button type="button">Im Dialog</button>
        </Dialog>
      </>,
    );
    act(() => toast({ title: 'Status', description: 'b', action: { label: 'Rückgängig', hint: 'F8', run: () => {} } }));
    const inDialog = screen.getByRole('button', { name: 'Im Dialog' });
    act(() => inDialog.focus());
    fireEvent.keyDown(document, { code: 'F8' });
    const region = screen.getByRole('region', { name: 'Meldungen (F8)' });
    expect(region.contains(document.activeElement)).toBe(true);
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    act(() => undo.focus());
    act(() => undo.click());
    expect(document.activeElement).toBe(inDialog);
  });

  it('closes by itself after five seconds', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => toast({ title: 'Kurz', description: 'd' }));
    act(() => jest.advanceTimersByTime(4_999));
    expect(toastStore.getEntries()[0]?.open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(toastStore.getEntries()[0]?.open).toBe(false);
  });

  it('is forgotten a million milliseconds after it was closed', () => {
    jest.useFakeTimers();
    toast({ title: 'Lang', description: 'e' });
    const [entry] = toastStore.getEntries();
    dismissToast(entry?.id ?? 0);
    jest.advanceTimersByTime(999_999);
    expect(toastStore.getEntries()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(toastStore.getEntries()).toEqual([]);
  });
});
