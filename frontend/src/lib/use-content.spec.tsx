import { businessProfile, type LoadedQuery, profileFacts, services } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PageStateProvider } from '#lib/page-state.tsx';
import { FakeApi } from '#test/fake-api.ts';
import { press } from '#test/user.ts';
import { articleQuery, type ContentQuery, servicesKey, servicesQuery } from './content-queries.ts';
import { useContent } from './use-content.ts';

const READ = 'GET /api/services';

function Reader({ query }: { readonly query: ContentQuery<unknown> }) {
  const { data, hasFailed, retry } = useContent(query);
  return (
    <p>
      {hasFailed ? 'failed' : data === undefined ? 'loading' : data === null ? 'missing' : 'read'}
      <button type="button" onClick={retry}>
        Again
      </button>
    </p>
  );
}

function show(query: ContentQuery<unknown> = servicesQuery, queries: readonly LoadedQuery[] = []) {
  const state = {
    renderedAt: '2025-09-01T10:00:00.000Z',
    thirdParties: businessProfile.thirdParties,
    facts: profileFacts,
    queries,
  };
  const page = (key: number) => (
    <PageStateProvider state={state}>
      <Reader key={key} query={query} />
    </PageStateProvider>
  );
  const { rerender } = render(page(0));
  return { showAnew: () => rerender(page(1)) };
}

describe('what a page reads of the content', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi().install().on(READ, { status: 200, body: services });
  });

  it('is asked for once, at the address that the parts of its key make', async () => {
    const { showAnew } = show();
    await screen.findByText('read');
    showAnew();
    expect(screen.getByText('read')).toBeTruthy();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/services']);
  });

  it('is not asked for when the page was rendered with it', () => {
    show(servicesQuery, [{ key: servicesKey, data: services }]);
    expect(screen.getByText('read')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('is tried again after a failure by a press alone', async () => {
    api.on(READ, { status: 500 });
    show();
    await screen.findByText('failed');
    expect(api.to(READ)).toHaveLength(1);
    api.on(READ, { status: 200, body: services });
    press('Again');
    await screen.findByText('read');
  });

  it('has failed where no answer comes', async () => {
    jest.useFakeTimers();
    api.on(READ, () => new Promise(() => undefined));
    show();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    jest.useRealTimers();
    expect(screen.getByText('failed')).toBeTruthy();
  });

  it('is missing where the API knows none, if there may be none', async () => {
    api.on('GET /api/blog/keiner', { status: 404 });
    show(articleQuery('keiner'));
    await screen.findByText('missing');
  });
});
