import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageReports } from '#features/analytics/use-page-reports.ts';
import { usePageState } from '#lib/page-state.tsx';
import { isSentView, sentTitle } from '#lib/pages.ts';
import { browserTitle } from '#pages/site-routes.ts';

/** On every change of page: new browser title, focus on the content, no form left over from the server, and a report. */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const { forgetFormState } = usePageState();
  const isSent = isSentView(search);
  const page = `${pathname} ${isSent}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const title = browserTitle(pathname);
    // An article's page sets its own, from its data.
    if (title) document.title = isSent ? sentTitle(title) : title;
    forgetFormState();
    main.current?.focus({ preventScroll: true });
  }, [pathname, isSent, page, forgetFormState, main]);
  usePageReports();
}

/**
 * Shows every page from its top, on the way back too (specification, section 2), or from the part that its address names.
 * The browser keeps to itself only where a reload stands.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname, hash]);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const keepForReload = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', keepForReload);
    return () => removeEventListener('pagehide', keepForReload);
  }, []);
}
