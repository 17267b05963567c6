import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '#lib/page-state.tsx';
import { usePageReports } from '../features/analytics/use-page-reports.ts';
import { browserTitle } from './head/page-titles.ts';

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
