import { services } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { servicesKey } from './content-queries.ts';
import { createQueryClient } from './queries.tsx';

const READ = 'GET /api/services';

function Reader() {
  const { data, isError } = useQuery({ queryKey: servicesKey });
  return <p>{isError ? 'failed' : data ? 'read' : 'loading'}</p>;
}

function show(client = createQueryClient()) {
  return render(
    <QueryClientProvider client={client}>
      <Reader />
    </QueryClientProvider>,
  );
}

describe('reading', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = new FakeApi().install().on(READ, { status: 200, body: services });
  });

  it('asks the address that the parts of the key make', async () => {
    show();
    await screen.findByText('read');
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/services']);
  });

  it('tries once, and says that it failed', async () => {
    api.on(READ, { status: 500 });
    show();
    await screen.findByText('failed');
    expect(api.to(READ)).toHaveLength(1);
  });

  it('asks again neither when the window gets the focus nor when a part is shown anew', async () => {
    const client = createQueryClient();
    const first = show(client);
    await screen.findByText('read');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    first.unmount();
    show(client);
    await screen.findByText('read');
    expect(client.isFetching()).toBe(0);
    expect(api.to(READ)).toHaveLength(1);
  });
});
