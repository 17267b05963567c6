import { phoneLink } from '@fahrzeugpflege/contracts';
import { FilePenLine, Phone } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ChatLauncher } from '#features/chat/chat-launcher.tsx';
import { usePageState } from '#lib/page-state.tsx';
import { isStaffPath } from '#lib/pages.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { PendingLine } from './page-slot.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useRouteChange, useScrollToTop } from './use-route-change.ts';

/** Fetched only where somebody counts. A page whose question does not come is a page all the same, and counts nothing. */
const ConsentNotice = lazy(() =>
  import('#features/analytics/consent-notice.tsx').then(
    (module) => ({ default: module.ConsentNotice }),
    () => ({ default: () => null }),
  ),
);

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

/**
 * Call and enquire under the thumb of a small screen. It keeps a place free for the button of the chat, which would lie on
 * the page's own buttons otherwise.
 */
function CallBar() {
  const item =
    'flex min-h-14 flex-wrap content-center items-center justify-center gap-2 text-sm font-semibold text-petrol';
  return (
    <nav
      aria-label="Anrufen oder anfragen"
      className="call-bar sticky bottom-0 z-20 grid border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <a href={phoneLink()} className={`${item} border-r border-line`}>
        <Phone aria-hidden="true" className="size-5" /> Anrufen
      </a>
      <Link to="/leads" className={item}>
        <FilePenLine aria-hidden="true" className="size-5" /> Anfrage
      </Link>
    </nav>
  );
}
