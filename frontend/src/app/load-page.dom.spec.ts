import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageChunk, PageModule } from '#pages/page-route.ts';
import { FakeApi } from '../test/fake-api.ts';
import { awaitPage, endNavigation, loadPage, pendingNavigation } from './load-page.ts';

const page: PageModule = { Page: () => null, describe: () => ({ description: '', picture: 'start' }) };
const chunkOf = (load: PageChunk['load']): PageChunk => ({ source: 'src/pages/page.tsx', load });
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Resolves when the loader has had every chance to settle, with what it did. */
async function outcomeOf(loading: Promise<unknown>): Promise<string> {
  const settled = loading.then(
    () => 'loaded',
    () => 'rejected',
  );
  return Promise.race([settled, new Promise<string>((resolve) => setTimeout(() => resolve('waiting'), 20))]);
}

describe('loading a page', () => {
  const left: string[] = [];
  const api = new FakeApi();
  const goingTo = (chunk: PageChunk, key = 'first') => awaitPage(chunk, key, (address) => left.push(address));

  beforeEach(() => {
    left.length = 0;
    api.install().on('HEAD /leistungen', { status: 200 });
    // The router writes the wanted address first.
    history.pushState(null, '', '/leistungen?a=1#preise');
  });

  afterEach(() => {
    endNavigation();
    history.replaceState(null, '', '/');
  });

  it('gives the page, and has it at hand from then on', async () => {
    const chunk = chunkOf(async () => page);
    await expect(goingTo(chunk)).resolves.toBe(page);
    expect(chunk.module).toBe(page);
    expect(left).toEqual([]);
  });

  it('opens the wanted address as a new document where the chunk is gone', async () => {
    expect(await outcomeOf(goingTo(chunkOf(gone)))).toBe('waiting');
    expect(left).toEqual(['/leistungen?a=1#preise']);
  });

  it('does so for an address that is no page, too', async () => {
    api.on('HEAD /leistungen', { status: 404 });
    expect(await outcomeOf(goingTo(chunkOf(gone)))).toBe('waiting');
    expect(left).toHaveLength(1);
  });

  it.each(['offline', { status: 503 }] as const)('stays where the server can not answer (%j)', async (answer) => {
    api.on('HEAD /leistungen', answer);
    expect(await outcomeOf(goingTo(chunkOf(gone)))).toBe('rejected');
    expect(left).toEqual([]);
  });

  it('stays where the server does not answer in time', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    globalThis.fetch = (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const loading = goingTo(chunkOf(gone));
    expect(await outcomeOf(loading)).toBe('waiting');
    limit.abort();
    expect(await outcomeOf(loading)).toBe('rejected');
    expect(left).toEqual([]);
    jest.restoreAllMocks();
  });

  it('stays where the chunk does not come in time', async () => {
    jest.useFakeTimers();
    const loading = goingTo(chunkOf(() => new Promise(() => undefined))).catch(({ message }: Error) => message);
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    expect(await loading).toBe('The page does not come.');
    expect(left).toEqual([]);
  });

  it('stays where a visitor went elsewhere meanwhile', async () => {
    const loading = goingTo(chunkOf(gone));
    history.pushState(null, '', '/kontakt');
    expect(await outcomeOf(loading)).toBe('rejected');
    expect(left).toEqual([]);
  });

  it('never leaves for what nobody goes to, as the first page of a document', async () => {
    expect(await outcomeOf(loadPage(chunkOf(gone)))).toBe('rejected');
    expect(left).toEqual([]);
  });

  it('is one try for each navigation', async () => {
    api.on('HEAD /leistungen', 'offline');
    let tries = 0;
    const chunk = chunkOf(() => {
      tries += 1;
      return tries < 3 ? gone() : Promise.resolve(page);
    });
    const first = goingTo(chunk);
    expect(goingTo(chunk)).toBe(first);
    expect(await outcomeOf(first)).toBe('rejected');
    expect(goingTo(chunk)).toBe(first);
    expect(await outcomeOf(goingTo(chunk, 'second'))).toBe('rejected');
    endNavigation();
    await expect(goingTo(chunk, 'second')).resolves.toBe(page);
    expect(tries).toBe(3);
  });

  it('is pending until the navigation has ended or was taken back, and says so once nothing is being rendered', async () => {
    const states: boolean[] = [];
    const unsubscribe = pendingNavigation.subscribe(() => states.push(pendingNavigation.isPending()));
    const loading = goingTo(chunkOf(async () => page));
    expect(states).toEqual([]);
    await loading;
    expect(states).toEqual([true]);
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(states).toEqual([true, false]);
    endNavigation();
    expect(states).toEqual([true, false, false]);
    unsubscribe();
  });
});
