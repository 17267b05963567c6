import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '#test/render-page.tsx';
import { OpenNow } from './business-details.tsx';

/** A Monday in winter, Zurich an hour ahead. */
const at = (utc: string) => jest.useFakeTimers({ now: new Date(`2026-11-23T${utc}Z`) });
const text = () => screen.getByText(/^Jetzt/).closest('p')?.textContent;

describe('whether somebody is there now', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['09:00:00', 'Jetzt geöffnet, bis 11:30'],
    ['11:00:00', 'Jetzt geschlossen, öffnet heute 13:30'],
    ['18:00:00', 'Jetzt geschlossen, öffnet Dienstag 08:30'],
  ])('is said at %s UTC as «%s»', (utc, said) => {
    at(utc);
    renderPage(<OpenNow />);
    expect(text()).toBe(said);
  });

  it('changes at the start of the minute', () => {
    at('10:29:58');
    renderPage(<OpenNow />);
    expect(text()).toBe('Jetzt geöffnet, bis 11:30');
    act(() => jest.advanceTimersByTime(1_000));
    expect(text()).toBe('Jetzt geöffnet, bis 11:30');
    act(() => jest.advanceTimersByTime(1_000));
    expect(text()).toBe('Jetzt geschlossen, öffnet heute 13:30');
    act(() => jest.advanceTimersByTime(2 * 60 * 60 * 1_000));
    expect(text()).toBe('Jetzt geöffnet, bis 17:30');
  });
});
