import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SubmitButton } from './submit-button.tsx';

const view = (isSending: boolean) => <SubmitButton isSending={isSending}>Anfrage senden</SubmitButton>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the button of a form', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says what happens, and after eight seconds that it takes longer, with the phone number', () => {
    const { rerender } = render(view(false));
    expect(screen.getByRole('button').textContent).toBe('Anfrage senden');
    rerender(view(true));
    pass(7_900);
    expect(screen.getByRole('button').textContent).toBe(' Wird gesendet …');
    expect(screen.getByRole('status').textContent).toBe('');
    pass(200);
    expect(screen.getByRole('button').textContent).toBe(' Dauert länger als üblich …');
    expect(screen.getByRole('status').textContent).toContain('Ihr Text bleibt hier stehen');
    expect(screen.getByRole('status').querySelector('a[href="tel:+41620000000"]')).not.toBeNull();
  });

  it('begins anew with each sending', () => {
    const { rerender } = render(view(true));
    pass(8_100);
    rerender(view(false));
    expect(screen.getByRole('button').textContent).toBe('Anfrage senden');
    rerender(view(true));
    pass(100);
    expect(screen.getByRole('button').textContent).toBe(' Wird gesendet …');
  });
});
