import { expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { FakeApi } from '#test/fake-api.ts';
import { leadExample } from '#test/lead-example.ts';
import { renderPage } from '#test/render-page.tsx';
import { press } from '#test/user.ts';
import { LEAD_LISTS_KEY, useLeads } from './leads.ts';

const SECOND_PAGE = '/api/leads?cursor=2';

it.each([
  ['leaves a page alone that is out of sight', undefined, 1],
  ['renews the page of the open lead wherever one has scrolled', 'b', 2],
])('a list that is asked for again %s', async (_, openId, times) => {
  const api = new FakeApi().install().on('GET /api/leads', ({ path }) => ({
    status: 200,
    body: [{ ...leadExample, id: path.includes('cursor') ? 'b' : 'a' }],
    headers: path.includes('cursor') ? {} : { link: `<${SECOND_PAGE}>; rel="next"` },
  }));
  const asked = (page: string) => api.calls.filter(({ path }) => path === page).length;
  let renew: () => Promise<void> = async () => undefined;
  function List() {
    const client = useQueryClient();
    const { data, fetchNextPage } = useLeads({}, openId);
    renew = () => client.invalidateQueries({ queryKey: LEAD_LISTS_KEY });
    return (
      <>
        <output>{data?.leads.map(({ id }) => id).join()}</output>
        <button type="button" onClick={() => void fetchNextPage()}>
          Weitere laden
        </button>
      </>
    );
  }
  renderPage(<List />);
  await screen.findByText('a');
  press('Weitere laden');
  await screen.findByText('a,b');
  await act(() => renew());
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(2));
  expect(asked(SECOND_PAGE)).toBe(times);
});
