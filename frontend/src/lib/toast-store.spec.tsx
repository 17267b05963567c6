import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from '../components/ui/toaster';
import { toast, toastStore } from './toast-store';

describe('toasts', () => {
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
});
