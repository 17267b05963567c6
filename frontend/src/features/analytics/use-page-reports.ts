import type { Analytics } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '#lib/page-state.tsx';
import type { PageCounter } from './page-counter.ts';
import { useCountingConsent } from './use-counting-consent.ts';

/** Reports every page that is shown to the analytics service: by its path, once, where one is configured and allowed. */
export function usePageReports(): void {
  const { pathname } = useLocation();
  const { analytics } = usePageState().thirdParties;
  const { isAllowed } = useCountingConsent(analytics);
  const counter = useRef<Promise<PageCounter | undefined>>(undefined);
  useEffect(() => {
    if (analytics.kind === 'none') return;
    counter.current ??= loadCounter(analytics);
    void counter.current.then((loaded) => loaded?.visit(pathname, isAllowed));
  }, [analytics, pathname, isAllowed]);
}

/** Fetched only where pages are counted; undefined where it can't be had: a page works without being counted. */
async function loadCounter(analytics: Analytics): Promise<PageCounter | undefined> {
  try {
    const { createCounter } = await import('./page-counter.ts');
    return createCounter(analytics);
  } catch {
    return undefined;
  }
}
