import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choosePhotos } from '#features/photos/photo-store.ts';
import { FakeApi } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { wasChatOpen } from './open-mark.ts';

jest.unstable_mockModule('./chat-panel.tsx', () => Promise.reject(new Error('renewed')));
const { ChatLauncher } = await import('./chat-launcher.tsx');

const HEAD = 'HEAD /';
let api: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi().install().on(HEAD, { status: 200 });
  // jsdom says so when a page is to be loaded anew.
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  choosePhotos('fahrzeug', []);
  jest.restoreAllMocks();
});

/** Tries to open the chat until it has failed once more. */
async function failToOpen(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Chat öffnen' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chat öffnen' })).toBeTruthy());
}

describe('a chat that can not be fetched', () => {
  it('leaves photos alone that were chosen in a form, and names the phone number', async () => {
    choosePhotos('fahrzeug', [new File(['x'], 'lack.png', { type: 'image/png' })]);
    renderPage(<ChatLauncher />);
    await failToOpen();
    await failToOpen();
    expect(screen.getAllByText(/\+41 62 000 00 00/)).not.toHaveLength(0);
    expect(api.to(HEAD)).toEqual([]);
    expect(wasChatOpen()).toBe(false);
  });

  it('has the page loaded anew where there are none, and notes that the chat is to open', async () => {
    renderPage(<ChatLauncher />);
    await failToOpen();
    await failToOpen();
    await waitFor(() => expect(wasChatOpen()).toBe(true));
    expect(api.to(HEAD)).not.toEqual([]);
  });
});
