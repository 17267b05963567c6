import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from './page-state';
import { pageHead } from './page-table';

/** On every change of page: new browser title, focus on the content, and no form left over from the server. */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const { forgetFormState } = usePageState();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = pageHead(pathname).title;
    forgetFormState();
    main.current?.focus({ preventScroll: true });
  }, [pathname, forgetFormState, main]);
}
