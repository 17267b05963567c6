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
