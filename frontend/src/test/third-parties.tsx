import { businessProfile, profileFacts, type ThirdParties } from '@fahrzeugpflege/contracts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageStateProvider } from '#lib/page-state.tsx';

const { thirdParties } = businessProfile;

/** Nothing of others. */
export const noThirdParties: ThirdParties = { ...thirdParties, map: { ...thirdParties.map, embedUrl: null } };

/** Everything configured, by addresses that lead nowhere; what counts needs a yes. */
export const allThirdParties: ThirdParties = {
  ...thirdParties,
  assistant: { provider: 'Sprachmodell AG', privacyUrl: 'https://model.example/privacy' },
  marketplace: {
    ...thirdParties.marketplace,
    scriptUrl: 'https://market.example/list.js',
    provider: 'Marktplatz',
    privacyUrl: 'https://market.example/privacy',
    listingUrl: 'https://market.example/dealer/12882',
  },
  reviews: {
    ...thirdParties.reviews,
    scriptUrl: 'https://stars.example/stars.js',
    provider: 'Sterne',
    profileUrl: 'https://stars.example/business',
  },
  analytics: {
    kind: 'plausible',
    provider: 'Zähler',
    privacyUrl: 'https://count.example/privacy',
    moreOrigins: [],
    loadsWithoutConsent: false,
    scriptUrl: 'https://count.example/script.manual.js',
    domain: 'site.example',
  },
};

/** Renders what depends on outside providers. */
export function renderWith(thirdParties: ThirdParties, ui: ReactNode, path = '/'): RenderResult {
  return render(
    <PageStateProvider
      state={{ renderedAt: '2025-09-01T10:00:00.000Z', thirdParties, facts: profileFacts, queries: [] }}
    >
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </PageStateProvider>,
  );
}

/** The scripts of others that the document holds. */
export function foreignScripts(): HTMLScriptElement[] {
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'));
}
