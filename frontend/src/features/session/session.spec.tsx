import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage, SignedIn } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { useLogout } from './session.ts';

function Logout() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => logout.mutate()}>
      Abmelden
    </button>
  );
}

describe('«Abmelden»', () => {
  it('says that one is still signed in where it failed', async () => {
    new FakeApi()
      .install()
      .on('GET /api/admin/status', { status: 200, body: { isAuthenticated: true, username: 'admin' } })
      .on('POST /api/admin/logout', 'offline');
    renderPage(
      <SignedIn>
        <Logout />
      </SignedIn>,
    );
    await screen.findByRole('button', { name: 'Abmelden' });
    press('Abmelden');
    await screen.findByText('Sie sind noch angemeldet. Bitte versuchen Sie es erneut.');
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeTruthy();
  });
});
