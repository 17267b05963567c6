/** @jest-environment node */
import { businessProfile, profileFacts } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';
import { LocationMap } from './location-map.tsx';

it('the server sends a plain link, and a button that waits unseen for the scripts', () => {
  const { thirdParties } = businessProfile;
  const html = renderToString(
    <PageStateProvider
      state={{ renderedAt: '2025-09-01T10:00:00.000Z', thirdParties, facts: profileFacts, queries: [] }}
    >
      <MemoryRouter>
        <LocationMap />
      </MemoryRouter>
    </PageStateProvider>,
  );
  expect(html).toContain(`href="${thirdParties.map.searchUrl}"`);
  expect(html).not.toContain('<iframe');
  expect(html.match(/<button[^>]*>/)?.[0]).toContain(' invisible noscript:hidden');
});
