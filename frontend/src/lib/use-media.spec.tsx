import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useMedia } from './use-media.ts';

const WIDE = '(min-width: 80rem)';
const { matchMedia } = window;

afterEach(() => {
  window.matchMedia = matchMedia;
});

function Room() {
  return <output>{useMedia(WIDE, false) ? 'wide' : 'narrow'}</output>;
}

it('follows the window, but not the paper that is made of it', () => {
  const listeners = new Set<() => void>();
  let holding = [WIDE];
  window.matchMedia = (query) =>
    ({
      matches: holding.includes(query),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  const change = (queries: string[]) => {
    holding = queries;
    act(() => {
      for (const listener of listeners) listener();
    });
    return screen.getByRole('status').textContent;
  };
  render(<Room />);
  expect(screen.getByRole('status').textContent).toBe('wide');
  expect(change(['print'])).toBe('wide');
  expect(change([WIDE])).toBe('wide');
  expect(change([])).toBe('narrow');
  expect(change(['print', WIDE])).toBe('narrow');
});
