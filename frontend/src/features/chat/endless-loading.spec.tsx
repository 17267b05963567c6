import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '#test/render-page.tsx';

jest.unstable_mockModule('./chat-panel.tsx', () => new Promise(() => undefined));
const { ChatLauncher } = await import('./chat-launcher.tsx');

it('a chat that never arrives is given up, and can be asked for again', async () => {
  jest.useFakeTimers();
  renderPage(<ChatLauncher />);
  fireEvent.click(screen.getByRole('button', { name: 'Chat öffnen' }));
  expect(screen.getByRole('button', { name: 'Chat wird geladen' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('button', { name: 'Chat öffnen' })).toBeTruthy();
  expect(screen.getByText('Der Chat lässt sich nicht laden')).toBeTruthy();
});
