import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageReports } from '#features/analytics/use-page-reports.ts';
import { usePageState } from '#lib/page-state.tsx';
import { browserTitle } from '#pages/site-routes.ts';

/** On every change of page: new browser title, focus on the content, no form left over from the server, and a report. */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const { forgetFormState } = usePageState();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An article's page sets its own, from its data.
    document.title = browserTitle(pathname) ?? document.title;
    forgetFormState();
    main.current?.focus({ preventScroll: true });
  }, [pathname, forgetFormState, main]);
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
