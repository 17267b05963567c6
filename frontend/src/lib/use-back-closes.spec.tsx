import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

function Cover() {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses('cover', isOpen, () => setIsOpen(false));
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Menü
    </button>
  );
}

const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const state = () => history.state as Record<string, unknown>;

/** At an entry of the history that bears a number, and is the router's. */
function standAt(page: number): void {
  history.pushState({ page }, '', '/kontakt');
}

it('closes by «back» and stays on the page', async () => {
  standAt(1);
  standAt(2);
  render(<Cover />);
  fireEvent.click(button());
  expect(state()).toMatchObject({ page: 2, cover: true });
  history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(state()).toStrictEqual({ page: 2 });
  history.back();
  await waitFor(() => expect(state()).toStrictEqual({ page: 1 }));
});

it('takes its entry back each time that it is closed otherwise', async () => {
  standAt(1);
  const before = history.length;
  render(<Cover />);
  for (const _ of [1, 2, 3]) {
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    await waitFor(() => expect(state()).toStrictEqual({ page: 1 }));
    expect(isOpen()).toBe(false);
  }
  expect(history.length).toBe(before + 1);
});

it('leaves the history alone where a link took the place of its entry', async () => {
  standAt(1);
  render(<Cover />);
  fireEvent.click(button());
  history.replaceState({ page: 2 }, '');
  fireEvent.click(button());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state()).toStrictEqual({ page: 2 });
});

it('takes back the entry of what was open before a reload', async () => {
  standAt(1);
  history.pushState({ page: 1, cover: true }, '');
  render(<Cover />);
  await waitFor(() => expect(state()).toStrictEqual({ page: 1 }));
  expect(isOpen()).toBe(false);
});

it('uses the entry again that «forward» led to', async () => {
  standAt(1);
  render(<Cover />);
  fireEvent.click(button());
  history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  history.forward();
  await waitFor(() => expect(state()).toEqual({ page: 1, cover: true }));
  const before = history.length;
  fireEvent.click(button());
  expect(history.length).toBe(before);
  history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(state()).toStrictEqual({ page: 1 });
});
