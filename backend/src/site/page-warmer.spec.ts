import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ContentChanges } from '../content/content-changes.js';
import { PageWarmer } from './page-warmer.js';
import type { SitePages } from './site-pages.js';

Logger.overrideLogger(false);

const PATHS = ['/', '/kontakt', '/leistungen'];

describe('the page warmer', () => {
  let changes: ContentChanges;
  let asked: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    changes = new ContentChanges({ subscribe: () => undefined } as never);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function warmer(onAsked: (path: string) => void = () => {}) {
    const page = async (path: string) => {
      asked.push(path);
      onAsked(path);
      return { status: 200, document: { compress: async () => undefined } };
    };
    return new PageWarmer({ indexablePaths: PATHS } as never, { page } as unknown as SitePages, changes);
  }

  it('renders every page when content can be read, and again when it changed', async () => {
    warmer();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    changes.onConnected();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(PATHS);
    changes.onNotification();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([...PATHS, ...PATHS]);
  });

  it('does so where content could be read before it began', async () => {
    changes.onConnected();
    warmer();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(PATHS);
  });

  it('takes changes that follow each other closely together', async () => {
    warmer();
    for (let change = 0; change < 5; change += 1) changes.onNotification();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(PATHS);
  });

  it('begins anew when the content changes meanwhile, and stops at the end of the process', async () => {
    const ending = warmer((path) => {
      if (path === '/kontakt' && asked.length === 2) changes.onNotification();
      if (asked.length === 4) ending.onApplicationShutdown();
    });
    changes.onConnected();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['/', '/kontakt', '/', '/kontakt']);
  });
});
