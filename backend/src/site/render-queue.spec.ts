import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '../problem/business-error.js';
import { RenderQueue } from './site-pages.js';

describe('the render queue', () => {
  it('renders one page at a time, in order, and lets others have a turn between', async () => {
    const queue = new RenderQueue();
    const seen: string[] = [];
    const render = (name: string) => async () => {
      seen.push(`${name} starts`);
      setImmediate(() => seen.push(`turn after ${name}`));
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([queue.run(render('a')), queue.run(render('b'))])).toEqual(['a', 'b']);
    expect(seen.indexOf('turn after a')).toBeLessThan(seen.indexOf('b starts'));
  });

  it('goes on after a page that fails', async () => {
    const queue = new RenderQueue();
    const failing = queue.run(() => Promise.reject(new Error('bug')));
    const next = queue.run(async () => 'fine');
    await expect(failing).rejects.toThrow('bug');
    expect(await next).toBe('fine');
  });

  it('refuses what would wait behind too many, and takes pages again afterwards', async () => {
    const queue = new RenderQueue();
    const waiting = Array.from({ length: 50 }, () => queue.run(async () => 'page'));
    await expect(queue.run(async () => 'one too many')).rejects.toBeInstanceOf(Unavailable);
    await Promise.all(waiting);
    expect(await queue.run(async () => 'later')).toBe('later');
  });
});
