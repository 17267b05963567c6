import { expect } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Fills fields by their labels. */
export function typeInto(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input, textarea, select' }), {
      target: { value },
    });
  }
}

/** Presses a button by its name. */
export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** What is said at the fields that are wrong, by their names; the first of them has the focus, and no browser speaks. */
export async function faultsShown(): Promise<Readonly<Record<string, string>>> {
  const isWrong = '[aria-invalid="true"]';
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(isWrong) ?? undefined));
  const fields = [...document.querySelectorAll<HTMLInputElement>(isWrong)];
  expect(fields[0]?.form?.noValidate).toBe(true);
  const said = (field: HTMLInputElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  return Object.fromEntries(fields.map((field) => [field.name, said(field)?.textContent ?? '']));
}

/** What a window is like, as far as media queries ask. */
interface WindowKind {
  /** As narrow as a phone's. */
  readonly isSmall?: boolean;
  /** Moved by fingers. */
  readonly isTouched?: boolean;
}

/** Puts a stand-in in the place of `matchMedia`, which jsdom lacks: it knows widths and pointers, and never changes. */
export function aWindow({ isSmall = false, isTouched = false }: WindowKind = {}): void {
  const matches = (query: string) =>
    query.includes('pointer: coarse') ? isTouched : query.includes('width <') && isSmall;
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
