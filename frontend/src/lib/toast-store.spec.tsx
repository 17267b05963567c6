import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from '../components/ui/toaster';
import { dismissToast, toast, toastStore } from './toast-store';

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
