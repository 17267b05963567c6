import { fireEvent, screen } from '@testing-library/react';

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
