import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ContentCache, type Made } from './content-cache.js';

Logger.overrideLogger(false);

const whole = (value: string) => async (): Promise<Made<string>> => ({ value, isComplete: true });
const withGaps = (value: string) => async () => ({ value, isComplete: false });
const unexpected = () => Promise.reject(new Error('It should not have been made.'));

/** Work that ends when the test says so. */
function paused(value: string) {
  let finish: () => void = () => {};
  const made = new Promise<Made<string>>((resolve) => {
    finish = () => resolve({ value, isComplete: true });
  });
  return { make: () => made, finish: () => finish() };
}

describe('what is kept of the content', () => {
  let changes: { generation: number; isListening: boolean };
  let time: number;
  let cache: ContentCache<string>;

  beforeEach(async () => {
    changes = { generation: 1, isListening: true };
    time = Date.parse('2026-03-01T10:00:00Z');
    cache = new ContentCache(changes, () => time);
    await cache.get('/', whole('first'));
  });

  it('is made once', async () => {
    expect(await cache.get('/', unexpected)).toBe('first');
  });

  it('is made anew when the content changed, and kept again', async () => {
    changes.generation += 1;
    expect(await cache.get('/', whole('second'))).toBe('second');
    expect(await cache.get('/', unexpected)).toBe('second');
  });

  it('is made anew on the next day in Zurich, and not before', async () => {
    time = Date.parse('2026-03-01T22:59:59Z');
    expect(await cache.get('/', unexpected)).toBe('first');
    time = Date.parse('2026-03-01T23:00:00Z');
    expect(await cache.get('/', whole('Monday'))).toBe('Monday');
  });

  it('is shared by all who ask while it is made', async () => {
    const { make, finish } = paused('other');
    const answers = [cache.get('/other', make), cache.get('/other', unexpected)];
    finish();
    expect(await Promise.all(answers)).toEqual(['other', 'other']);
  });

  it('is out of date already when the content changed while it was made', async () => {
    const { make, finish } = paused('mixed');
    const mixed = cache.get('/other', make);
    changes.generation += 1;
    const late = cache.get('/other', whole('new'));
    expect(await late).toBe('new');
    finish();
    expect(await mixed).toBe('mixed');
    expect(await cache.get('/other', unexpected)).toBe('new');
  });

  it('stays when only a version with gaps can be made, and is tried again', async () => {
    changes.generation += 1;
    expect(await cache.get('/', withGaps('gaps'))).toBe('first');
    expect(await cache.get('/', whole('second'))).toBe('second');
  });

  it('stays when it can not be made at all', async () => {
    changes.generation += 1;
    expect(await cache.get('/', () => Promise.reject(new Error('too many')))).toBe('first');
  });

  it('holds nothing with gaps: better with gaps than not at all, but only once', async () => {
    expect(await cache.get('/other', withGaps('gaps'))).toBe('gaps');
    expect(await cache.get('/other', whole('whole'))).toBe('whole');
  });

  it('passes a failure on where there is nothing older', async () => {
    await expect(cache.get('/other', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await cache.get('/other', whole('mended'))).toBe('mended');
  });

  it('is served at once while the connection is lost, and renewed behind that every five seconds', async () => {
    changes.isListening = false;
    changes.generation += 1;
    expect(await cache.get('/', unexpected)).toBe('first');
    time += 5_000;
    const { make, finish } = paused('second');
    expect(await cache.get('/', make)).toBe('first');
    expect(await cache.get('/', unexpected)).toBe('first');
    finish();
    await make();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await cache.get('/', unexpected)).toBe('second');
    changes.isListening = true;
    changes.generation += 1;
    expect(await cache.get('/', whole('third'))).toBe('third');
  });
});
