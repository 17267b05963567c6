import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
