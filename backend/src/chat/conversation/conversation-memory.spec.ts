import { describe, expect, it } from '@jest/globals';
import type { Line } from './conversation.js';
import { boundedLines } from './conversation-memory.js';

const pair = (index: number, content: string): Line[] => [
  { role: 'user', content: `${index} ${content}`, at: '2026-03-03T09:00:00.000Z' },
  { role: 'bot', content: `zu ${index}`, at: '2026-03-03T09:00:00.000Z' },
];
const conversation = (count: number, content: string) =>
  Array.from({ length: count }, (_, index) => pair(index, content)).flat();

describe('the lines that are kept', () => {
  it('are all, as long as they are few', () => {
    const lines = conversation(50, 'Was kostet die Keramikversiegelung?');
    expect(boundedLines(lines)).toEqual(lines);
    expect(boundedLines([])).toEqual([]);
  });

  it.each(['a'.repeat(2_000), '🚐'.repeat(1_000), '"\n'.repeat(1_000)])(
    'are the last that take no more than 60 kB, each question with its reply',
    (content) => {
      const lines = conversation(100, content);
      const kept = boundedLines(lines);
      expect(kept).toEqual(lines.slice(-kept.length));
      expect(kept[0]?.role).toBe('user');
      expect(kept.length % 2).toBe(0);
      const size = (some: readonly Line[]) => Buffer.byteLength(JSON.stringify(some));
      expect(size(kept)).toBeLessThanOrEqual(60_000);
      expect(size(lines.slice(-kept.length - 2))).toBeGreaterThan(59_800);
    },
  );
});
