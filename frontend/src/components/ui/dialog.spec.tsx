import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { press } from '#test/user.ts';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Öffnen
      </button>
      {isOpen && (
        <Dialog title="Titel" description="Worum es geht" onClose={() => setIsOpen(false)}>
          <button type="button">Weiter</button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('leads back to what opened it', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Öffnen' });
    opener.focus();
    press('Öffnen');
    const dialog = screen.getByRole('dialog', { name: 'Titel' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
