import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePageState } from '#lib/page-state.tsx';
import { ChatLauncher } from '../features/chat/components/chat-launcher.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { CallBar } from './call-bar.tsx';
import { isStaffPath } from './navigation.ts';
import { PendingLine } from './pending-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useRouteChange } from './use-route-change.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Fetched only where somebody counts. */
const ConsentNotice = lazy(async () => ({
  default: (await import('#features/analytics/components/consent-notice.tsx')).ConsentNotice,
}));

/** Header, footer and the toast region around every page; the staff area gets the short form of them. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const isStaffArea = isStaffPath(useLocation().pathname);
  const hydrated = useHydrated();
  const { analytics } = usePageState().thirdParties;
  useRouteChange(main);
  useScrollToTop();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-petrol px-4 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        Zum Inhalt springen
      </a>
      <PendingLine />
      <SiteHeader short={isStaffArea} />
      <main id="inhalt" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <SiteFooter short={isStaffArea} />
      {hydrated && analytics.kind !== 'none' && (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      )}
      {!isStaffArea && <CallBar />}
      {!isStaffArea && <ChatLauncher />}
      {hydrated && <ToastRegion short={isStaffArea} />}
    </div>
  );
}
