import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { TextAreaField } from './field.tsx';

/** What React's server rendering asks for when it is loaded, and jsdom lacks. */
Object.assign(globalThis, {
  MessageChannel: class MessageChannel {
    port1 = {};
    port2 = { postMessage: () => undefined };
  },
});
const { renderToString } = await import('react-dom/server');

it('keeps what was typed into an area that came filled before the scripts came', async () => {
  const field = <TextAreaField label="Nachricht" name="message" defaultValue="Zu kurz." />;
  document.body.innerHTML = `<div>${renderToString(field)}</div>`;
  const [area, root] = [document.querySelector('textarea'), document.querySelector('div')];
  if (!area || !root) throw new Error('nothing was rendered');
  area.value = 'Zu kurz. Darum noch mehr Worte.';
  await act(async () => void hydrateRoot(root, field));
  expect(area.value).toBe('Zu kurz. Darum noch mehr Worte.');
});
