import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeApi } from '../test/fake-api';
import { loadPage, loadPagesFor } from './load-page';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const wanted = { pathname: '/leistungen', search: '?a=1', hash: '#preise' };

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
  const going = (location: typeof wanted | undefined) =>
    loadPagesFor({ state: { navigation: { location } } }, (address) => left.push(address));

  beforeEach(() => {
    left.length = 0;
    api.install().on('HEAD /leistungen', { status: 200 });
  });

  it('gives the page', async () => {
    going(wanted);
    await expect(loadPage(async () => 'page')()).resolves.toBe('page');
    expect(left).toEqual([]);
  });

  it('opens the wanted address as a new document where the chunk is gone', async () => {
    going(wanted);
    expect(await outcomeOf(loadPage(gone)())).toBe('waiting');
    expect(left).toEqual(['/leistungen?a=1#preise']);
  });

  it('does so for an address that is no page, too', async () => {
    api.on('HEAD /leistungen', { status: 404 });
    going(wanted);
    expect(await outcomeOf(loadPage(gone)())).toBe('waiting');
    expect(left).toHaveLength(1);
  });

  it.each(['offline', { status: 503 }] as const)('stays where the server can not answer (%j)', async (answer) => {
    api.on('HEAD /leistungen', answer);
    going(wanted);
    expect(await outcomeOf(loadPage(gone)())).toBe('rejected');
    expect(left).toEqual([]);
  });

  it('never leaves for what nobody goes to, as the first page of a document', async () => {
    going(undefined);
    expect(await outcomeOf(loadPage(gone)())).toBe('rejected');
    expect(left).toEqual([]);
  });
});
