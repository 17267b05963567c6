/** @jest-environment node */
import { businessProfile, profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { OpenNow } from '#components/business-details.tsx';
import { PageStateProvider } from '#lib/page-state.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { SiteFooter } from './site-footer.tsx';

const render = (part: React.ReactNode) =>
  renderToString(
    <PageStateProvider
      state={{
        renderedAt: '2025-09-01T10:00:00.000Z',
        thirdParties: businessProfile.thirdParties,
        facts: profileFacts,
        queries: [],
      }}
    >
      <MemoryRouter>{part}</MemoryRouter>
    </PageStateProvider>,
  );

describe('where no script runs', () => {
  it('the services menu is a plain link to the overview', () => {
    const html = render(<ServicesMenu className="eintrag" />);
    expect(html).toMatch(/^<a [^>]*href="\/leistungen"/);
    expect(html).not.toContain('<button');
  });

  it("the small screens' menu leads to the footer's links, which has them all", () => {
    const target = /href="#([^"]+)"/.exec(render(<MobileMenu />))?.[1];
    const footer = render(<SiteFooter short={false} />);
    expect(footer).toContain(`<nav id="${target}"`);
    for (const path of ['/leistungen/autohotel', '/leistungen', '/fahrzeuge', '/blog', '/leads', '/datenschutz']) {
      expect(footer).toContain(`href="${path}"`);
    }
    expect(footer).not.toMatch(/Facebook|Instagram|TikTok/);
  });

  it('nobody says whether it is open now, but the line is kept free for it', () => {
    expect(render(<OpenNow />)).toMatch(/^<p class="[^"]*min-h-\[1lh\][^"]*"><\/p>$/);
  });
});
