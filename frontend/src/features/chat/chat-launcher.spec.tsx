/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ChatLauncher } from './chat-launcher.tsx';

describe('where no script runs', () => {
  it('there is no button for a chat that can not open', () => {
    expect(renderToString(<ChatLauncher />)).toBe('');
  });
});
