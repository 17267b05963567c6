import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePageReports } from '#features/analytics/use-page-reports.ts';
import { usePageState } from '#lib/page-state.tsx';
import { isSentView, isStaffPath, sentTitle } from '#lib/pages.ts';
import { browserTitle, canonicalPath } from '#pages/site-routes.ts';

/** On every change of page: new browser title, focus on the content, no form left over from the server, and a report. */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const { formState, forgetFormState } = usePageState();
  const isSent = isSentView(search);
  const isReturned = formState !== undefined;
  const shown = useRef(pathname);
  useEffect(() => {
    const isAnotherPage = shown.current !== pathname;
    // Above a form that came back the server has put a mark into the title, which holds until it is sent or left.
    if (isReturned && !isAnotherPage) return;
    const title = browserTitle(pathname);
    // An article's page sets its own, from its data.
    if (title) document.title = isSent ? sentTitle(title) : title;
    if (!isAnotherPage) return;
    shown.current = pathname;
    moveCanonical(pathname);
    forgetFormState();
    main.current?.focus({ preventScroll: true });
  }, [pathname, isSent, isReturned, forgetFormState, main]);
  usePageReports();
}

/** Browsers share the address that the head names; what else stands there is for whoever loads a page. */
function moveCanonical(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(canonicalPath(pathname), canonical.href).href;
}

/**
 * Shows every page from its top, on the way back too (specification, section 2), or from the part that its address names.
 * The browser keeps to itself only where a reload stands.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const action = useNavigationType();
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || !isElsewhere(location, before, action)) return;
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, action]);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const keepForReload = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', keepForReload);
    return () => removeEventListener('pagehide', keepForReload);
  }, []);
}

/** Another page, part or view of it, or a link to the very place: not what the address tells beside, as the open lead. */
function isElsewhere(location: Location, before: Location, action: NavigationType): boolean {
  if (location.pathname !== before.pathname || location.hash !== before.hash) return true;
  if (isSentView(location.search) !== isSentView(before.search)) return true;
  return action !== 'POP' && location.search === before.search && !isStaffPath(location.pathname);
}
