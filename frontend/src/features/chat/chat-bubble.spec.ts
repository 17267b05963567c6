import { describe, expect, it } from '@jest/globals';
import { messageTime } from './chat-bubble.tsx';

describe('the time of a line', () => {
  const now = new Date(2026, 2, 3, 18, 0);

  it.each([
    [new Date(2026, 2, 3, 14, 5), '14:05'],
    [new Date(2026, 2, 3, 0, 0), '00:00'],
    [new Date(2026, 2, 2, 23, 59), '2. März 2026 um 23:59'],
    [new Date(2025, 2, 3, 14, 5), '3. März 2025 um 14:05'],
  ])('%s is read as %s', (time, expected) => {
    expect(messageTime(time.toISOString(), now)).toBe(expected);
  });
});
